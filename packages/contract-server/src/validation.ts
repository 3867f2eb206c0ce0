/**
 * Checks requests and shapes responses by the document, which uses JSON Schema 2020-12.
 *
 * Values that always arrive as text (path, query, form fields) are converted to the type that the contract declares.
 * JSON is not converted, so "5" is not a number there.
 */
import createSerializers from '@fastify/fast-json-stringify-compiler';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { ProblemError } from './problem.ts';
import type { ValueProblem } from './problem.ts';

// All errors are reported at once, so that users can correct a form in one go. Bodies are small and flat, so this is
// cheap.
const options = { allErrors: true, strict: false, useDefaults: true } as const;

// The format `uri` is a function, but the published type covers every kind of format.
const isUri = addFormats.default.get('uri') as (text: string) => boolean;

/** Returns true for a URI that a browser can open. By grammar alone, even `https://` is a URI. */
const isAddress = (text: string) => isUri(text) && URL.canParse(text);

/** Returns a compiler whose checks are compiled by the first request that needs them. */
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

/** Returns a compiler of responses, which drops undeclared fields. The first response of each kind compiles it. */
export function serializerCompiler(): FastifySerializerCompiler<object> {
  const compile = createSerializers()();
  return ({ httpStatus = 'default', ...route }) => {
    const compiled = onFirstUse(() => compile({ httpStatus, ...route }));
    return (value: unknown) => compiled()(value);
  };
}

/**
 * Compiling the whole contract takes seconds, of which each start of a server needs little: the requests that come
 * first.
 */
function onFirstUse<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

/**
 * Refuses text that PostgreSQL cannot store unchanged: text with the character NUL, or with half a surrogate pair,
 * which would become a question mark. It runs after validation, which limits the depth of values.
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
