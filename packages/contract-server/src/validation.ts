/**
 * Validates requests, and removes undeclared fields from responses, as the document requires. The document uses JSON
 * Schema 2020-12.
 *
 * Values that always arrive as text (path, query, form fields) are converted to the type that the contract declares.
 * JSON is not converted, so "5" is not a number in JSON.
 */
import createSerializers from '@fastify/fast-json-stringify-compiler';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { ProblemError } from './problem.ts';
import type { ValueProblem } from './problem.ts';

// All errors are reported at once, so that users can correct a form in one attempt. Bodies are small and flat, so this
// takes little time.
const options = { allErrors: true, strict: false, useDefaults: true } as const;

// The cast is safe: the format `uri` is a function, but the published type allows every kind of format.
const isUri = addFormats.default.get('uri') as (text: string) => boolean;

/** Returns true for a URI that a browser can open. By the grammar of URIs alone, even `https://` would be valid. */
const isAddress = (text: string) => isUri(text) && URL.canParse(text);

/** Returns a function that compiles validators. Each validator is compiled only when a request needs it. */
export function validatorCompiler(): FastifySchemaCompiler<object> {
  const exact = new Ajv2020(options);
  const coercing = new Ajv2020({ ...options, coerceTypes: 'array' });
  for (const ajv of [exact, coercing]) addFormats.default(ajv).addFormat('uri', isAddress);
  return ({ schema, httpPart, contentType }: { schema: object; httpPart?: string; contentType?: string }) => {
    const ajv = httpPart === 'body' && contentType === 'application/json' ? exact : coercing;
    const compiled = onFirstUse(() => ajv.compile(schema));
    return (value: unknown) => {
      const validate = compiled();
      return validate(value) || { error: validate.errors ?? [] };
    };
  };
}

/**
 * Returns a function that compiles serializers, which drop undeclared fields. Each serializer is compiled only when a
 * response needs it.
 */
export function serializerCompiler(): FastifySerializerCompiler<object> {
  const compile = createSerializers()();
  return ({ httpStatus = 'default', ...route }) => {
    const compiled = onFirstUse(() => compile({ httpStatus, ...route }));
    return (value: unknown) => compiled()(value);
  };
}

/**
 * Compiling the whole contract would take seconds. After its start, a server needs only a small part of the contract:
 * the operations that are requested first.
 */
function onFirstUse<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

/**
 * Refuses text that PostgreSQL cannot store unchanged. This is text with the character NUL, or with half of a surrogate
 * pair, which would become a question mark. The check runs after validation, which limits how deep values are nested.
 */
export function refuseUnstorable(values: unknown): void {
  if (typeof values !== 'object' || values === null) return;
  const problems = Object.entries(values).flatMap(([field, value]): [string, ValueProblem[]][] => {
    const texts = textsIn(value);
    if (texts.some((text) => text.includes('\0'))) return [[field, ['invisible_character']]];
    return texts.every((text) => text.isWellFormed()) ? [] : [[field, ['incomplete_character']]];
  });
  if (problems.length > 0) throw new ProblemError(400, { fields: Object.fromEntries(problems) });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
