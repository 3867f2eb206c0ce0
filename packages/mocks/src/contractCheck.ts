/**
 * Validates requests and responses against openapi.yaml, so that no story or test relies on a request that the real
 * server would refuse, or on a response that it would never send.
 */
import type { OperationId } from '@skillharbor/contract';
import { endpoints } from '@skillharbor/contract';
import contract from '@skillharbor/contract/openapi.json' with { type: 'json' };
import type { FieldProblems } from '@skillharbor/prose';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Content {
  content?: Readonly<Record<string, object>>;
}

interface OperationDocument {
  parameters?: readonly ({ name: string } | { $ref: string })[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content & { $ref?: string }>>;
}

const strict = ajvWith({});
// Fields of forms and queries are strings, and a repeatable field has one or more values.
const lenient = ajvWith({ coerceTypes: 'array' });

/** Returns the problems of a request's body by field, or undefined if the contract allows the body. */
export function requestProblems(id: OperationId, body: unknown): FieldProblems | undefined {
  const [type] = Object.keys(documentOf(id).requestBody?.content ?? {});
  if (type === undefined) return undefined;
  const schema = `${pointerTo(id)}/requestBody/content/${escaped(type)}/schema`;
  const found =
    body instanceof FormData ? problems(lenient, schema, valuesOf(body)) : problems(strict, schema, body);
  return found.length === 0 ? undefined : fieldProblems(found);
}

/** Returns the query of a request with the contract's types, or null if the contract does not allow it. */
export function parseQuery(id: OperationId, given: URLSearchParams): Record<string, unknown> | null {
  const query: Record<string, unknown> = valuesOf(given);
  return querySchema(id)(query) ? query : null;
}

const querySchemas = new Map<OperationId, ValidateFunction>();

function querySchema(id: OperationId): ValidateFunction {
  const known = querySchemas.get(id);
  if (known) return known;
  const parameters = (documentOf(id).parameters ?? []).map((parameter, index) =>
    '$ref' in parameter
      ? { name: sharedParameter(parameter.$ref), pointer: parameter.$ref }
      : { name: parameter.name, pointer: `${pointerTo(id)}/parameters/${index}` },
  );
  const made = lenient.compile({
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, pointer }) => [name, { $ref: `contract${pointer}/schema` }]),
    ),
  });
  querySchemas.set(id, made);
  return made;
}

/** Throws if the contract does not allow this response. */
export function expectResponse(id: OperationId, { status, body }: { status: number; body?: unknown }): void {
  const response = documentOf(id).responses[String(status)];
  if (!response) throw new Error(`openapi.yaml declares no response ${status} for ${id}.`);
  const pointer = response.$ref ?? `${pointerTo(id)}/responses/${status}`;
  const content = response.$ref ? sharedResponse(response.$ref).content : response.content;
  if (!content?.['application/json']) return;
  const found = problems(strict, `${pointer}/content/application~1json/schema`, body);
  if (found.length > 0)
    throw new Error(`The response ${status} of ${id} violates openapi.yaml: ${strict.errorsText(found)}`);
}

/** Checks a value against the schema with this name. Returns the errors. */
export function shapeProblem(schema: string, value: unknown): string | undefined {
  const found = problems(strict, `#/components/schemas/${schema}`, value);
  return found.length > 0 ? strict.errorsText(found) : undefined;
}

function ajvWith(options: { coerceTypes?: 'array' }) {
  // The contract itself is not validated here, because that is slow, and `pnpm lint:contract` validates it.
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, ...options });
  addFormats(ajv);
  return ajv.addSchema(contract, 'contract');
}

function problems(ajv: Ajv2020, pointer: string, value: unknown): ErrorObject[] {
  const validate = ajv.getSchema(`contract${pointer}`);
  if (!validate) throw new Error(`openapi.yaml has no ${pointer}.`);
  return validate(value) ? [] : (validate.errors ?? []);
}

function documentOf(id: OperationId): OperationDocument {
  const { method, path } = endpoints[id];
  // The cast is safe. TypeScript infers a separate type for each operation of the file, but all of these types have
  // this shape.
  const paths = contract.paths as unknown as Record<string, Record<string, OperationDocument> | undefined>;
  const document = paths[path]?.[method];
  if (!document) throw new Error(`openapi.yaml has no operation ${id}.`);
  return document;
}

function sharedResponse(reference: string): Content {
  const responses: Record<string, object | undefined> = contract.components.responses;
  return responses[reference.split('/').at(-1) ?? ''] ?? {};
}

function sharedParameter(reference: string): string {
  const parameters: Record<string, { name: string } | undefined> = contract.components.parameters;
  return parameters[reference.split('/').at(-1) ?? '']?.name ?? '';
}

function pointerTo(id: OperationId) {
  const { method, path } = endpoints[id];
  return `#/paths/${escaped(path)}/${method}`;
}

/** Escapes a name as a part of a JSON pointer in a URI. */
function escaped(name: string) {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** The fields of forms that are lists of objects. Each part of such a field contains one object in JSON. */
const objectFields: ReadonlySet<string> = new Set(['screening_answers']);

/** Returns the fields of a form or a query. A file is only checked for presence. */
function valuesOf(form: FormData | URLSearchParams) {
  const names = new Set(form.keys());
  return Object.fromEntries(
    [...names].map((name): [string, unknown] => {
      const values = form
        .getAll(name)
        .map((value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name));
      if (objectFields.has(name)) return [name, values.map(objectIn)];
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/** Parses JSON. Text that is not JSON is returned unchanged, and the check refuses it. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function fieldProblems(found: readonly ErrorObject[]): FieldProblems {
  return Object.fromEntries(
    found.map(({ instancePath, keyword, params }) => {
      const field = String(
        params['missingProperty'] ?? params['unevaluatedProperty'] ?? instancePath.split('/')[1] ?? '',
      );
      return [
        field,
        [keyword === 'required' || isForBlank(keyword, params) ? 'required' : 'unexpected_form'],
      ];
    }),
  );
}

/** Returns true if a blank text causes this error. The contract requires at least one character that is not blank. */
function isForBlank(keyword: string, params: Readonly<Record<string, unknown>>) {
  return (
    (keyword === 'minLength' && params['limit'] === 1) ||
    (keyword === 'pattern' && params['pattern'] === '\\S')
  );
}
