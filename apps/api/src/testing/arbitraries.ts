/** Generates valid and hostile values for the contract's schemas. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { contract, resolve } from './operations.ts';
import type { Schema } from './operations.ts';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', ...contract });

const toPointer = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as Schema;

/** Returns a function that returns true for values that match the schema. */
export function validatorOf(schema: Schema): (value: unknown) => boolean {
  return ajv.compile(toPointer(schema));
}

/** Generates values that the schema allows. Files are excluded, because the schema does not describe them. */
export function validValues(given: Schema): Arbitrary<unknown> {
  const schema = resolve(given);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map(validValues));
  if (schema.allOf) return record(merged(schema.allOf.map(resolve)));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: Schema): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 });
    case 'number':
      return fc
        .integer({ min: (schema.minimum ?? -1e6) * 100, max: (schema.maximum ?? 1e6) * 100 })
        .map((n) => n / 100);
    case 'string':
      return text(schema);
    case 'array':
      return fc.uniqueArray(validValues(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return record(schema);
    default:
      throw new Error(`There are no values for the type ${type}.`);
  }
}

function merged(schemas: readonly Schema[]): Schema {
  return {
    properties: Object.fromEntries(schemas.flatMap(({ properties = {} }) => Object.entries(properties))),
    required: schemas.flatMap(({ required = [] }) => required),
  };
}

function record({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.entries(properties).filter(([, field]) => field.format !== 'binary');
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, validValues(field)])), {
    requiredKeys: required,
    noNullPrototype: true,
  });
}

function text(schema: Schema): Arbitrary<string> {
  const { minLength = 0, maxLength = 1000 } = schema;
  const isValid = validatorOf({ ...schema, type: 'string' });
  const isText = (value: string) => isValid(value) && !value.includes('\0');
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress().filter(isText);
  if (schema.format === 'uri') return fc.webUrl().filter(isText);
  if (schema.format === 'date') return dates.map((date) => date.toISOString().slice(0, 10));
  if (schema.format === 'date-time') return dates.map((date) => date.toISOString());
  if (schema.pattern !== undefined && describesWhole.test(schema.pattern))
    return fc.stringMatching(new RegExp(schema.pattern)).filter(isText);
  // The longest texts consist only of one-byte characters, or only of an emoji that takes four bytes.
  const longest = ['x', '🚢'].map((character) => character.repeat(maxLength)).filter(isText);
  return fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: 'binary', minLength, maxLength }).filter(isText) },
    ...(longest.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...longest) }] : []),
  );
}

/**
 * Matches regular expressions that describe a whole text, such as ^[A-Z]{3}$. A random text would almost never match
 * them, so texts are generated from the expression. The generator does not support expressions that begin with a
 * lookahead.
 */
const describesWhole = /^\^(?!\(\?[!=]).*\$$/;

const dates = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2030-12-31'),
  noInvalidDate: true,
});

/** Generates values that are invalid in every field. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    '',
    ' \n\t',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff and on',
    '\u202Egnp.exe',
    '\u2028',
    '\r\nBcc: all@example.com',
    "' or 1=1; drop table users; --",
    '%00%0a%2e%2e%2f',
    '../../../../etc/passwd',
    '${7*7}{{7*7}}<script>alert(1)</script>',
    'javascript:alert(1)',
    'NaN',
    '1e400',
    '0x10',
    '9'.repeat(400),
    'x'.repeat(70_000),
    '🚢'.repeat(20_001),
    [],
    {},
    [[[[]]]],
    ['__proto__'],
    { $gt: '' },
    { length: 1e9 },
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Generates field names, including the names of properties that every object inherits. */
export const fieldNames = fc.oneof(
  fc.constantFrom('toString', 'valueOf', 'hasOwnProperty', 'length', 'detail', 'id', 'role', 'user_id', ''),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Generates a valid object, and changes it in one way: a field is removed, added, or gets another value. */
export function invalidated(object: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(object, fc.nat(), fc.constantFrom('drop', 'replace', 'add'), fieldNames, hostileValues)
    .map(([value, at, how, name, other]) => {
      const fields = Object.entries(value as object);
      const index = at % Math.max(fields.length, 1);
      if (how === 'add') return Object.fromEntries([...fields, [name, other]]);
      if (how === 'drop') return Object.fromEntries(fields.filter((_field, position) => position !== index));
      return Object.fromEntries(
        fields.map(([field, own], position) => [field, position === index ? other : own]),
      );
    });
}
