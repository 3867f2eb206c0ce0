import contract from '@skillharbor/contract/openapi.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { successes, withExamples } from './examples.ts';
import type { Contract } from './examples.ts';

// The cast is safe. TypeScript infers a separate type for each operation of the file, but all of these types have this
// shape.
const published = withExamples(contract as unknown as Contract);

test('every successful response has an example that conforms to its schema', () => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(published, 'contract');
  const all = successes(published);
  expect(all.length).toBeGreaterThan(100);
  const wrong = all.flatMap(({ schema, example }) => {
    const validate = ajv.compile(
      JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object,
    );
    return validate(example) ? [] : [`${schema.$ref}: ${ajv.errorsText(validate.errors)}`];
  });
  expect(wrong).toEqual([]);
});

test('examples consist of fixtures, without long lists and embedded pictures', () => {
  const text = JSON.stringify(published);
  expect(text).not.toContain('data:image');
  expect(text.length).toBeLessThan(JSON.stringify(contract).length * 2);
});
