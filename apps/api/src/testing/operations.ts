/** Every operation of openapi.yaml with all that a test needs to ask it, references resolved. */
import { FORM, readContract } from '../contract/document.ts';
import type { OperationDocument } from '../contract/document.ts';
import type { OperationId } from '../contract/operations.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface AskableOperation {
  id: OperationId;
  method: Method;
  /** With its parameters in braces. */
  path: string;
  parameters: Parameter[];
  body: { schema: Schema; isForm: boolean } | null;
  /** The declared statuses. */
  statuses: number[];
  /** The declared status of success: each operation has one. */
  success: number;
  /** With the cookie, it needs the CSRF token. */
  needsCsrf: boolean;
  document: OperationDocument;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query';
  schema: Schema;
}

/** As much of JSON Schema as openapi.yaml uses for what is sent. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

interface WholeOperation extends OperationDocument {
  parameters?: Parameter[];
  responses: Record<string, unknown>;
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

export const contract = readContract();

/** What a reference within openapi.yaml, such as `#/components/schemas/Id`, points to. */
export function resolve<Value extends { $ref?: string }>(value: Value): Value {
  if (value.$ref === undefined) return value;
  const steps = value.$ref.slice(2).split('/');
  // The document is checked by redocly; a reference that leads nowhere shows as undefined at once.
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract);
  return resolve(found as Value);
}

export const operations: AskableOperation[] = Object.entries(contract.paths).flatMap(([path, ofPath]) =>
  Object.entries(METHODS).flatMap(([key, method]) => {
    // What document.ts leaves out, because the server does not look at it.
    const document = ofPath[key] as WholeOperation | undefined;
    if (!document) return [];
    const shared = (ofPath['parameters'] ?? []) as NonNullable<WholeOperation['parameters']>;
    const statuses = Object.keys(document.responses).map(Number);
    return [
      {
        id: document.operationId,
        method,
        path,
        parameters: [...shared, ...(document.parameters ?? [])].map((parameter) => resolve(parameter)),
        body: bodyOf(document),
        statuses,
        success: statuses.find((status) => status < 300) ?? 0,
        needsCsrf: document.security.some((schemes) => 'cookie' in schemes && 'csrf' in schemes),
        document,
      },
    ];
  }),
);

function bodyOf({ requestBody }: OperationDocument): AskableOperation['body'] {
  const [entry] = Object.entries(requestBody?.content ?? {});
  return entry ? { isForm: entry[0] === FORM, schema: resolve<Schema>(entry[1].schema) } : null;
}
