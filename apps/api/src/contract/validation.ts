/**
 * Requests are checked against openapi.yaml, which speaks JSON Schema 2020-12.
 *
 * What arrives as text anyway (path, query, form fields) is turned into the type that the contract names; JSON is
 * taken as it is: "5" is not a number there.
 */
import type { FieldErrors } from '@skillharbor/contract';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import { ProblemError } from './problem.ts';

// All findings at once, so that a person can repair a form in one go. Bodies are small and flat.
const options = { allErrors: true, strict: false, useDefaults: true } as const;

export function validatorCompiler(): FastifySchemaCompiler<object> {
  const exact = new Ajv2020(options);
  const coercing = new Ajv2020({ ...options, coerceTypes: 'array' });
  for (const ajv of [exact, coercing]) addFormats.default(ajv);
  return ({ schema, httpPart, contentType }: { schema: object; httpPart?: string; contentType?: string }) =>
    (httpPart === 'body' && contentType === 'application/json' ? exact : coercing).compile(schema);
}

/**
 * Refuses what PostgreSQL cannot store, so that what is stored is what was typed: the character NUL, and halves of
 * characters, which become question marks. Runs after validation, when values are flat.
 */
export function refuseUnstorable(values: unknown): void {
  if (typeof values !== 'object' || values === null) return;
  const errors = Object.entries(values).flatMap(([field, value]) => {
    const texts = [value].flat().filter((item) => typeof item === 'string');
    if (texts.some((text) => text.includes('\0'))) return [[field, [HAS_NUL]]];
    return texts.every((text) => text.isWellFormed()) ? [] : [[field, [HAS_HALVES]]];
  });
  if (errors.length > 0) throw new ProblemError(400, Object.fromEntries(errors) as FieldErrors);
}

const HAS_NUL = 'Remove the invisible character (NUL) from this text.';
const HAS_HALVES = 'This text has a character in it that is not whole. Please type it again.';
