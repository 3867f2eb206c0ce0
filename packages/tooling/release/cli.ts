/**
 * Creates a release of the server in `dist/`. The app must be built first:
 *
 *     pnpm release [--key FILE]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { root } from './folder.ts';
import { writeRelease } from './release.ts';

const { values } = parseArgs({ options: { key: { type: 'string' } } });
const key = values.key === undefined ? undefined : readFileSync(values.key, 'utf8');
const { archive } = await writeRelease(join(root, 'dist/release'), key);
console.log(archive);
