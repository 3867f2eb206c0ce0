/** Reads an OpenAPI document from a file. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { TeamRole } from './audience.ts';

export const FORM = 'multipart/form-data';

/** Those parts of an OpenAPI operation that the server uses. */
export interface OperationDocument {
  operationId: string;
  /** Who may call the operation. audience.ts explains the values. */
  'x-audience': string;
  /**
   * Says whether a signed-in user with an unconfirmed address may call the operation. Every operation that writes
   * for signed-in users must declare it.
   */
  'x-unconfirmed'?: 'allowed' | 'refused';
  /** The lowest team role that may call the operation. Without it, every member may call the operation. */
  'x-team-role'?: TeamRole;
  tags: readonly string[];
  /**
   * A list of alternatives. A request must satisfy all security schemes of at least one alternative. An empty list
   * means that the operation is public.
   */
  security: readonly Readonly<Record<string, readonly string[]>>[];
  responses: Readonly<Record<string, unknown>>;
  requestBody?: { content: Readonly<Record<string, { schema: { $ref?: string } }>> };
}

interface SchemaDocument {
  type?: unknown;
  properties?: Readonly<Record<string, { format?: string; items?: { $ref?: string } }>>;
}

export interface ContractDocument {
  paths: Readonly<Record<string, Readonly<Record<string, OperationDocument | undefined>>>>;
  components: { schemas: Readonly<Record<string, SchemaDocument>> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function readContract(file: string): ContractDocument {
  // The shape is not checked here, because fastify-openapi-glue validates the document.
  return load(readFileSync(file, 'utf8')) as ContractDocument;
}

export function operationsOf(contract: ContractDocument): Map<string, OperationDocument> {
  const operations = Object.values(contract.paths)
    .flatMap((path) => METHODS.map((method) => path[method]))
    .filter((operation) => operation !== undefined);
  return new Map(operations.map((operation) => [operation.operationId, operation]));
}

/** Returns the name of the field for a file in an operation's form, or null if the form has none. */
export function fileFieldOf(contract: ContractDocument, operation: OperationDocument): string | null {
  return formFieldsOf(contract, operation).find(([, { format }]) => format === 'binary')?.[0] ?? null;
}

/**
 * Returns the names of the fields in an operation's form that contain lists of objects. Each part of the form then
 * contains one object as JSON.
 */
export function objectFieldsOf(
  contract: ContractDocument,
  operation: OperationDocument,
): ReadonlySet<string> {
  const fields = formFieldsOf(contract, operation);
  const isObject = (reference?: string) => schemaOf(contract, reference)?.type === 'object';
  return new Set(fields.filter(([, { items }]) => isObject(items?.$ref)).map(([name]) => name));
}

function formFieldsOf(contract: ContractDocument, operation: OperationDocument) {
  const schema = schemaOf(contract, operation.requestBody?.content[FORM]?.schema.$ref);
  return Object.entries(schema?.properties ?? {});
}

function schemaOf({ components }: ContractDocument, reference = ''): SchemaDocument | undefined {
  return components.schemas[reference.split('/').at(-1) ?? ''];
}
