/** Adds examples of responses to the openapi.json in the contract package, which is built before this package. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withExamples } from './src/examples.ts';
import type { Contract } from './src/examples.ts';

const file = new URL('../contract/dist/openapi.json', import.meta.url);
// The cast is safe, because the contract package has just written the file.
const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
writeFileSync(file, JSON.stringify(withExamples(contract)));
