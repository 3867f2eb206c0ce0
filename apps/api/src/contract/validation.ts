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

/** Refuses the one character that PostgreSQL cannot store. Runs after validation, when values are flat. */
export function refuseNul(values: unknown): void {
  if (typeof values !== 'object' || values === null) return;
  const fields: FieldErrors = {};
  for (const [field, value] of Object.entries(values)) {
    const hasNul = [value].flat().some((item) => typeof item === 'string' && item.includes('\0'));
    if (hasNul) fields[field] = ['Remove the invisible character (NUL) from this text.'];
  }
  if (Object.keys(fields).length > 0) throw new ProblemError(400, fields);
}
