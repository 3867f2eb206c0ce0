/**
 * Checks that openapi.yaml declares a response, with its status and the format of its body. If the response is a
 * refusal, its problems must have codes.
 */
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readContract } from '@skillharbor/contract-server/document';
import { contractFile } from '../contract/document.ts';

interface ResponseDocument {
  $ref?: string;
  content?: Record<string, { schema: object }>;
}

const contract = readContract(contractFile);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', ...contract });

const routes = Object.entries(contract.paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
  pointer: `/paths/${escape(path)}`,
  operations,
}));

/** Throws if the contract does not declare the response. Paths that the contract does not contain are ignored. */
export function checkResponse(method: string, url: string, status: number, body: unknown): void {
  const path = url.split('?', 1)[0] ?? '';
  const route = routes.find(({ pattern }) => pattern.test(path));
  if (!route) return;
  // The cast is needed, because OperationDocument declares only the fields that the server reads.
  const operation = route.operations[method.toLowerCase()] as
    { responses: Record<string, ResponseDocument> } | undefined;
  if (!operation) return;
  const declared = operation.responses[String(status)];
  const name = `${method} ${path}`;
  if (!declared) throw new Error(`${name} returned ${status}, which openapi.yaml does not declare.`);
  const pointer = declared.$ref
    ? declared.$ref.slice(1)
    : `${route.pointer}/${method.toLowerCase()}/responses/${status}`;
  const response = declared.$ref ? componentAt(declared.$ref) : declared;
  if (!response.content?.['application/json']) return;
  // Ajv caches the compiled schema for each reference.
  const validate = ajv.getSchema(`contract#${pointer}/content/application~1json/schema`);
  if (!validate) throw new Error(`${name} returned ${status}, of which openapi.yaml declares no schema.`);
  if (!validate(body)) {
    throw new Error(`${name} returned ${status} with another shape: ${ajv.errorsText(validate.errors)}`);
  }
  if (status >= 400 && !isNamed(body)) throw new Error(`${name} returned ${status} without a code.`);
}

/** Returns true if every sentence in a problem has a code, including the sentences about fields. */
function isNamed(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  if ('code' in body) return true;
  // The cast is safe, because the body was validated against the contract, which declares this shape.
  const codes = ('codes' in body ? body.codes : {}) as Record<string, object[]>;
  return Object.entries<unknown[]>({ ...body, codes: [] }).every(
    ([field, sentences]) => field === 'codes' || sentences.length === codes[field]?.length,
  );
}

function componentAt(reference: string): ResponseDocument {
  const name = reference.split('/').at(-1) ?? '';
  const { responses } = contract.components as unknown as { responses: Record<string, ResponseDocument> };
  return responses[name] ?? {};
}

function escape(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}
