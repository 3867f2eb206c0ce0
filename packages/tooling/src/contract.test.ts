import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { root } from './files.ts';

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
}

interface Contract {
  servers: readonly { url: string }[];
  components: { schemas: Readonly<Record<string, Schema>> };
}

// The cast is safe, because the contract's lint checks this shape.
const { components, servers } = load(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as Contract;
const schemas = Object.entries(components.schemas);

test('every schema of the contract has a description', () => {
  expect(schemas.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
});

test('every property has a description, or refers to a schema with one', () => {
  expect(schemas.flatMap(([name, schema]) => undescribed(schema, name))).toEqual([]);
});

test('the address of the server is absolute', () => {
  expect(servers.map(({ url }) => url)).toEqual([expect.stringMatching(/^https:\/\//)]);
});

/** Returns the paths of the properties within a schema that have no description. */
function undescribed(schema: Schema, path: string): string[] {
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schema;
  const parts = [...allOf, ...oneOf, ...anyOf, ...(items ? [items] : [])];
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      ...(property.description || property.$ref ? [] : [`${path}.${name}`]),
      ...undescribed(property, `${path}.${name}`),
    ]),
    ...parts.flatMap((part) => undescribed(part, path)),
  ];
}
