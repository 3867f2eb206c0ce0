import { readFileSync } from 'node:fs';

const manifest: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** The version of the server, such as `0.1.0`. */
export const version = versionOf(manifest);

function versionOf(content: unknown): string {
  if (typeof content === 'object' && content && 'version' in content && typeof content.version === 'string')
    return content.version;
  throw new Error('The package.json of the server names no version.');
}
