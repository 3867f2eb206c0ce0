/** Lists every operation of openapi.yaml with the data that tests need to call it. References are resolved. */
import type { OperationId } from '@skillharbor/contract';
import { FORM, readContract } from '@skillharbor/contract-server/document';
import type { OperationDocument } from '@skillharbor/contract-server/document';
import { contractFile } from '../contract/document.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ContractOperation {
  id: OperationId;
  method: Method;
  /** The path, in which the parameters are in braces. */
  path: string;
  parameters: Parameter[];
  body: { schema: Schema; isForm: boolean } | null;
  /** All statuses that are declared. */
  statuses: number[];
  /** The status that is declared for success. Each operation declares exactly one. */
  success: number;
  /** True if the operation needs the CSRF token in addition to the cookie. */
  needsCsrf: boolean;
  document: OperationDocument;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}

/** The keywords of JSON Schema that openapi.yaml uses for requests. */
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
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

interface WholeOperation extends OperationDocument {
  parameters?: Parameter[];
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

export const contract = readContract(contractFile);

/** Resolves a reference within openapi.yaml, such as `#/components/schemas/Id`. */
export function resolve<Value extends { $ref?: string }>(value: Value): Value {
  if (value.$ref === undefined) return value;
  const steps = value.$ref.slice(2).split('/');
  // The casts are safe, because the linter of the contract does not allow references to missing parts.
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract);
  return resolve(found as Value);
}

export const operations: ContractOperation[] = Object.entries(contract.paths).flatMap(([path, ofPath]) =>
  Object.entries(METHODS).flatMap(([key, method]) => {
    // This type also has the operation's parameters. The type in document.ts omits them, because the server does not
    // read them.
    const document: WholeOperation | undefined = ofPath[key];
    if (!document) return [];
    const shared = (ofPath['parameters'] ?? []) as NonNullable<WholeOperation['parameters']>;
    const statuses = Object.keys(document.responses).map(Number);
    return [
      {
        // The cast is safe, because OperationId is generated from this document.
        id: document.operationId as OperationId,
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

function bodyOf({ requestBody }: OperationDocument): ContractOperation['body'] {
  const [entry] = Object.entries(requestBody?.content ?? {});
  return entry ? { isForm: entry[0] === FORM, schema: resolve<Schema>(entry[1].schema) } : null;
}
