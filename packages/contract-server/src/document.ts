/** Reads an OpenAPI document. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { TeamRole } from './audience.ts';

export const FORM = 'multipart/form-data';

/** The parts of an OpenAPI operation that the server reads. */
export interface OperationDocument {
  operationId: string;
  /** The callers of the operation. audience.ts explains the values. */
  'x-audience': string;
  /**
   * True if a signed-in user with an unconfirmed address may call the operation. Every write for signed-in users must
   * declare it.
   */
  'x-unconfirmed'?: 'allowed' | 'refused';
  /** The least role that a member of a team needs to call the operation. Every member may call one without it. */
  'x-team-role'?: TeamRole;
  tags: readonly string[];
  /**
   * The alternative schemes. All schemes of one alternative must be satisfied. An empty list makes the operation
   * public.
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

/** Returns the name of the file field in an operation's form, or null. */
export function fileFieldOf(contract: ContractDocument, operation: OperationDocument): string | null {
  return formFieldsOf(contract, operation).find(([, { format }]) => format === 'binary')?.[0] ?? null;
}

/**
 * Returns the names of the fields in an operation's form that are lists of objects. Each part contains one object in
 * JSON.
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
