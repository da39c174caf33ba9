import { accessSync, constants, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Where playwright puts the browsers that it downloads, and what their programs are called there. */
const CACHES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['.cache', 'ms-playwright'],
  darwin: ['Library', 'Caches', 'ms-playwright'],
  win32: ['AppData', 'Local', 'ms-playwright'],
};
const PROGRAMS = [
  'chromium-*/chrome-*/{chrome,chrome.exe}',
  'chromium-*/chrome-*/*.app/Contents/MacOS/*',
  'chromium_headless_shell-*/chrome-*/{headless_shell,chrome-headless-shell}{,.exe}',
];

/** The browser's program: the one that is named, else one in PATH, else playwright's own. Null where there is none. */
export function findBrowser(named: string, env: NodeJS.ProcessEnv = process.env): string | null {
  if (named !== '') return isProgram(named) ? named : null;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...(PLACES[process.platform] ?? []), ...downloaded(env)].find(isProgram) ?? null;
}

/** The newest first. */
function downloaded(env: NodeJS.ProcessEnv): string[] {
  const parts = CACHES[process.platform];
  const folder = env.PLAYWRIGHT_BROWSERS_PATH ?? (parts === undefined ? null : join(homedir(), ...parts));
  if (folder === null) return [];
  return PROGRAMS.flatMap((pattern) => globSync(pattern, { cwd: folder }).sort().reverse()).map((path) =>
    join(folder, path),
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
