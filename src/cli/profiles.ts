import type { Command } from 'commander';
import { encode } from '../../topics/contract.ts';
import { learn } from '../../topics/learn.ts';
import { CodedError } from '../ports/errors.ts';
import type { Store } from '../ports/store.ts';
import {
  action,
  configFor,
  dataOption,
  jsonOption,
  note,
  print,
  printJson,
  type Register,
  wholeNumber,
} from './common.ts';
import { requireFormer, versionsOf } from './profile-lookup.ts';
import { counted, describeTotals, totalsOf } from './profile-totals.ts';
import { describeProfile, describeSummary, summarise, surveyProfile } from './profile-view.ts';

interface Options {
  readonly data?: string;
  readonly json?: boolean;
}

/** What learn can be asked to do with a profile, and the answer of whoever asked. */
const REQUESTS = {
  pin: { done: 'will be pinned', description: 'use this version, and keep it until it is unpinned' },
  unpin: { done: 'will be unpinned', description: 'let a pinned profile drift and be replaced again' },
  retire: {
    done: 'will be retired',
    description:
      'read no page with it any more, and learn no other in its place; to undo that: `pin` it, which uses it again, then `unpin` it',
  },
  'roll-back': { done: 'will be rolled back', description: 'use the version before the one in use' },
} as const;

type Request = keyof typeof REQUESTS;

const ID = 'of a profile, or its first characters, 6 or more';

export const registerProfiles: Register = (program) => {
  const profiles = program.command('profiles').description('what was learned of sites, and by whom');
  registerList(profiles);
  registerStats(profiles);
  registerShow(profiles);
  for (const name of Object.keys(REQUESTS) as Request[]) registerRequest(profiles, name);
  registerLearn(profiles);
};

function registerList(profiles: Command): void {
  profiles
    .command('list', { isDefault: true })
    .description('the profiles, a few lines each: version in use, utility and outcomes, and who proposed it')
    .allowExcessArguments() // whatever is no command comes here, and deserves a better answer than that it is too many
    .option('--site <site>', 'only those of this site (registrable domain)')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line per profile'))
    .action(
      action(async ({ site, data, json }: Options & { readonly site?: string }, command: Command) => {
        refuseArguments(profiles, command);
        await withStore(data, async (store) => {
          const found = await store.profiles(site === undefined ? {} : { site });
          for (const versions of Map.groupBy(found, ({ id }) => id).values()) {
            const summary = await summarise(store, versions);
            await (json ? printJson(summary) : print(describeSummary(summary)));
          }
          if (found.length === 0)
            note(site === undefined ? 'there is no profile yet' : `there is no profile of ${site}`);
          else if (!json) await print(describeTotals(totalsOf(found)));
        });
      }),
    );
}

function refuseArguments(profiles: Command, list: Command): void {
  const [excess] = list.args;
  if (excess === undefined) return;
  const isNamed = profiles.args[0] === list.name();
  if (isNamed) list.error(`error: 'list' takes no arguments, as '${excess}' is`);
  const known = profiles.commands.map((one) => one.name()).join(', ');
  profiles.error(`error: unknown command '${excess}'; there are ${known}`);
}

function registerStats(profiles: Command): void {
  profiles
    .command('stats')
    .description('proposals of all profiles’ versions and how many of them won, by who made them')
    .option('--site <site>', 'only those of this site (registrable domain)')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line'))
    .action(
      action(async ({ site, data, json }: Options & { readonly site?: string }) => {
        await withStore(data, async (store) => {
          const totals = totalsOf(await store.profiles(site === undefined ? {} : { site }));
          await (json ? printJson(totals) : print(describeTotals(totals)));
        });
      }),
    );
}

function registerShow(profiles: Command): void {
  profiles
    .command('show')
    .description('a profile’s versions: selectors, contenders, times, faults')
    .argument('<id>', ID)
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line'))
    .action(
      action(async (id: string, { data, json }: Options) => {
        await withStore(data, async (store) => {
          const survey = await surveyProfile(store, await versionsOf(store, id));
          await (json ? printJson(survey) : print(describeProfile(survey)));
        });
      }),
    );
}

function registerRequest(profiles: Command, name: Request): void {
  const { done, description } = REQUESTS[name];
  profiles
    .command(name)
    .description(description)
    .argument('<id>', ID)
    .argument('[version]', 'a version, instead of the one in use')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line'))
    .action(
      action(async (given: string, wanted: string | undefined, { data, json }: Options) => {
        const version = wanted === undefined ? null : wholeNumber('version', wanted, 1);
        await withStore(data, async (store, append) => {
          const versions = await versionsOf(store, given, version);
          const [{ id, site }] = versions;
          if (name === 'roll-back' && version === null) requireFormer(versions);
          const position = await append({ kind: 'request', site, action: name, profile: id, version });
          await (json ? printJson({ id, version, site, action: name, ...position }) : print(`${id} ${done}`));
        });
      }),
    );
}

function registerLearn(profiles: Command): void {
  profiles
    .command('learn')
    .description('learn from a site’s waiting pages now, also where that failed or was ended by hand')
    .argument('<site>', 'registrable domain')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line'))
    .action(
      action(async (site: string, { data, json }: Options) => {
        await withStore(data, async (store, append) => {
          const waiting = (await store.waiting(site, MOST_WAITING)).length;
          if (waiting === 0 && (await store.profiles({ site })).length === 0)
            throw new CodedError('PROFILE_UNKNOWN', NOTHING_KNOWN, { value: site });
          const position = await append({ kind: 'request', site, action: 'learn', profile: null, version: null });
          await (json
            ? printJson({ site, action: 'learn', waiting, ...position })
            : print(waiting === 0 ? NOTHING_WAITS : `${site} will be learned from; ${countOf(waiting)} wait`));
        });
      }),
    );
}

const MOST_WAITING = 100;

const NOTHING_KNOWN = 'nothing is known of this site: it has no profile, and no page waits';

const NOTHING_WAITS = [
  'nothing can be learned until pages wait, and none does: those that a profile reads do not',
  'a retired profile comes back with `quakewire profiles pin ID`, and then `unpin ID`',
].join('\n');

const countOf = (waiting: number): string =>
  waiting === MOST_WAITING ? `${waiting} or more pages` : counted(waiting, 'page');

type Append = (request: Parameters<typeof learn.key>[0]) => Promise<object | undefined>;

/** Beside a daemon or without one: learn alone changes profiles, so a wish is a record for it. */
async function withStore(data: string | undefined, work: (store: Store, append: Append) => Promise<void>) {
  const { openData } = await import('../main.ts');
  const opened = await openData(configFor({ data }), 'quakewire profiles');
  try {
    await work(opened.store, async (request) => (await opened.log.append([encode(learn, request)]))[0]);
  } finally {
    await opened.close();
  }
}
