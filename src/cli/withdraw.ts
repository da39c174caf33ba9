import { encode } from '../../topics/contract.ts';
import { urls } from '../../topics/urls.ts';
import { canonicalUrl, documentId } from '../page/url.ts';
import { CodedError } from '../ports/errors.ts';
import { action, configFor, dataOption, jsonOption, print, printJson, type Register } from './common.ts';

export const registerWithdraw: Register = (program) => {
  program
    .command('withdraw')
    .description('publish a withdrawn revision of the document at a URL')
    .argument('<url>')
    .addOption(dataOption())
    .addOption(jsonOption('answer with one JSON line'))
    .action(
      action(async (url: string, { data, json }: { data?: string; json?: boolean }) => {
        const id = documentId(canonicalUrl(url));
        const { openData } = await import('../main.ts');
        const opened = await openData(configFor({ data }), 'quakewire withdraw');
        try {
          if ((await opened.store.document(id)) === null)
            throw new CodedError('USAGE', 'there is no document of this URL', { value: url });
          // only read publishes documents: the wish goes the way of every URL
          const [position] = await opened.log.append([encode(urls, { url, withdraw: true })]);
          await (json ? printJson({ url, documentId: id, ...position }) : print(`${id} will be withdrawn`));
        } finally {
          await opened.close();
        }
      }),
    );
};
