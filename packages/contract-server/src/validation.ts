/**
 * Checks requests against the document, which uses JSON Schema 2020-12.
 *
 * Values that always arrive as text (path, query, form fields) are converted to the type that the contract declares.
 * JSON is not converted, so "5" is not a number there.
 */
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import { ProblemError } from './problem.ts';
import type { ValueProblem } from './problem.ts';

// All errors are reported at once, so that users can correct a form in one go. Bodies are small and flat, so this is
// cheap.
const options = { allErrors: true, strict: false, useDefaults: true } as const;

// The format `uri` is a function, but the published type covers every kind of format.
const isUri = addFormats.default.get('uri') as (text: string) => boolean;

/** Returns true for a URI that a browser can open. By grammar alone, even `https://` is a URI. */
const isAddress = (text: string) => isUri(text) && URL.canParse(text);

export function validatorCompiler(): FastifySchemaCompiler<object> {
  const exact = new Ajv2020(options);
  const coercing = new Ajv2020({ ...options, coerceTypes: 'array' });
  for (const ajv of [exact, coercing]) addFormats.default(ajv).addFormat('uri', isAddress);
  return ({ schema, httpPart, contentType }: { schema: object; httpPart?: string; contentType?: string }) =>
    (httpPart === 'body' && contentType === 'application/json' ? exact : coercing).compile(schema);
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
