import { createHash } from 'node:crypto';

const LENGTH = 5;

/**
 * Ends every name `Article_body__build` in letters that change with the build, `Article_body__x7Ki2`, as tools do that
 * keep the styles of a site's parts apart.
 */
export function nameBuild(html: string, build: string): string {
  return html.replace(/\b([A-Z]\w*)__build\b/g, (_, name: string) => `${name}__${endingOf(name, build)}`);
}

function endingOf(name: string, build: string): string {
  return createHash('sha256').update(`${build}/${name}`).digest('base64url').replace(/[-_]/g, '').slice(0, LENGTH);
}
