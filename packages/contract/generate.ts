/**
 * Writes the files that are generated from openapi.yaml into src/ or into a given folder: the types (schema.d.ts), the
 * constants (constants.ts and bodyRules.ts) and the description for programs that validate against it (openapi.json).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import prettier from 'prettier';
import ts from 'typescript';
import { load } from 'js-yaml';
import { constantsOf } from './constantsOf.ts';
import type { Contract } from './constantsOf.ts';

const source = new URL('../../openapi.yaml', import.meta.url);
const folder = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL('./src/', import.meta.url);
// The type of a file in a form must be a Blob, but openapi-typescript declares a string.
const BLOB = ts.factory.createTypeReferenceNode('Blob');

const contract = load(await readFile(source, 'utf8')) as Contract;
const types = await openapiTS(source, {
  // A request may leave out a field with a default.
  defaultNonNullable: false,
  transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
});

await write('schema.d.ts', COMMENT_HEADER + astToString(types));
const { constants, bodyRules } = constantsOf(contract);
await write('constants.ts', await formatted(constants, 'typescript'));
await write('bodyRules.ts', await formatted(bodyRules, 'typescript'));
await write('openapi.json', JSON.stringify(contract));

async function formatted(text: string, parser: string) {
  const config = await prettier.resolveConfig(source);
  return prettier.format(text, { ...config, parser });
}

function write(name: string, text: string) {
  return writeFile(new URL(name, folder), text);
}
