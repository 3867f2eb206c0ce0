/** Converts the values in openapi.yaml that a program can use to constants. */

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

interface Schema {
  $ref?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  [keyword: string]: unknown;
}

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

interface Operation {
  operationId: string;
  'x-audience': string;
  'x-unconfirmed'?: 'allowed' | 'refused';
  'x-team-role'?: 'owner' | 'recruiter' | 'reader';
  requestBody?: unknown;
  parameters?: readonly (Parameter | { $ref: string })[];
}

export interface Contract {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Parameter>>;
  };
}

/** The keywords that a form or a mock enforces, with their names in the constants. */
const rules = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  pattern: 'pattern',
  minimum: 'minimum',
  maximum: 'maximum',
  minItems: 'minItems',
  maxItems: 'maxItems',
  default: 'default',
  'x-max-bytes': 'maxBytes',
  'x-file-extensions': 'fileExtensions',
} as const;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Returns the source of constants.ts, which contains:
 *
 *     categoryValues       the values of the enum Category
 *     listJobsRules        by the parameters of the query of the operation listJobs, the rules of openapi.yaml for each
 *     endpoints            method, path and audience by operationId
 *
 * and the source of bodyRules.ts, which is separate because a page without a form does not need it:
 *
 *     jobFieldsRules       the rules for the fields of the schema JobFields; for schemas that are part of a request
 */
export function constantsOf(contract: Contract): { constants: string; bodyRules: string } {
  const schemas = Object.entries(contract.components.schemas);
  const enums = schemas.flatMap(([name, schema]) =>
    schema.enum ? [constant(`${lowerFirst(name)}Values`, schema.enum)] : [],
  );
  const operations = operationsOf(contract);
  const sent = schemasIn(operations.map(({ requestBody }) => requestBody));
  const fields = schemas.flatMap(([name, { properties }]) =>
    properties && sent.has(name) ? rulesConstant(name, Object.entries(properties)) : [],
  );
  const queries = operations.flatMap(({ operationId, parameters = [] }) =>
    rulesConstant(
      operationId,
      parameters
        .map((parameter) => resolve(parameter))
        .flatMap(({ name, schema, in: place }) => (place === 'query' ? [[name, schema]] : [])),
    ),
  );
  const endpoints = constant(
    'endpoints',
    Object.fromEntries(
      operations.map(
        ({
          operationId,
          method,
          path,
          'x-audience': audience,
          'x-unconfirmed': unconfirmed = null,
          'x-team-role': teamRole = 'reader',
        }) => [operationId, { method, path, audience, unconfirmed, teamRole }],
      ),
    ),
  );
  const file = (parts: readonly string[]) =>
    ['/** Generated from openapi.yaml by `pnpm generate`. */', ...parts].join('\n\n');
  return { constants: file([...enums, ...queries, endpoints]), bodyRules: file(fields) };

  function rulesConstant(name: string, parts: readonly (readonly [string, Schema])[]): string[] {
    const given = parts
      .map(([part, schema]) => [part, rulesOf(schema)] as const)
      .filter(([, found]) => Object.keys(found).length > 0);
    return given.length === 0 ? [] : [constant(`${lowerFirst(name)}Rules`, Object.fromEntries(given))];
  }

  function resolve(parameter: Parameter | { $ref: string }): Parameter {
    if (!('$ref' in parameter)) return parameter;
    const found = contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`There is no parameter ${parameter.$ref}.`);
    return found;
  }

  /** Returns the names of the schemas that a value refers to, directly or through another schema. */
  function schemasIn(value: unknown, found = new Set<string>()): Set<string> {
    for (const [, name = ''] of JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      schemasIn(contract.components.schemas[name], found);
    }
    return found;
  }

  function rulesOf(schema: Schema): Record<string, Json> {
    const resolved = schema.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
    const found = Object.entries(rules).flatMap(([keyword, name]): [string, Json][] =>
      // The cast is safe, because the YAML document contains only JSON values.
      resolved && keyword in resolved ? [[name, resolved[keyword] as Json]] : [],
    );
    const ofItems = resolved?.items?.type === 'string' ? rulesOf(resolved.items) : {};
    if (Object.keys(ofItems).length > 0) found.push(['items', ofItems]);
    return Object.fromEntries(found);
  }
}

function operationsOf({ paths }: Contract) {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, ...operation }] : [];
    }),
  );
}

function constant(name: string, value: Json) {
  return `export const ${name} = ${JSON.stringify(value)} as const;`;
}

function lowerFirst(name: string) {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
