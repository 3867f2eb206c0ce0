// Writes src/schema.d.ts, or the file it is given, from openapi.yaml.
// A file in a form is a Blob, where openapi-typescript says string.
import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';

const contract = new URL('../../openapi.yaml', import.meta.url);
const target = process.argv[2] ?? new URL('./src/schema.d.ts', import.meta.url);
const BLOB = ts.factory.createTypeReferenceNode('Blob');

const types = await openapiTS(contract, {
  // A field with a default may be left out of a request.
  defaultNonNullable: false,
  transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
});
await writeFile(target, COMMENT_HEADER + astToString(types));
