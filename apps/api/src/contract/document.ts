/** Reads openapi.yaml once at the start. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OperationId } from '@skillharbor/contract';
import { parse } from 'yaml';

export const contractFile = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

export const FORM = 'multipart/form-data';

/** The parts of an OpenAPI operation that the server reads. */
export interface OperationDocument {
  operationId: OperationId;
  /**
   * The alternative schemes. All schemes of one alternative must hold together. An empty list makes the operation
   * public.
   */
  security: readonly Readonly<Record<string, readonly string[]>>[];
  responses: Readonly<Record<string, unknown>>;
  requestBody?: { content: Readonly<Record<string, { schema: { $ref?: string } }>> };
}

interface SchemaDocument {
  properties?: Readonly<Record<string, { format?: string }>>;
}

export interface ContractDocument {
  paths: Readonly<Record<string, Readonly<Record<string, OperationDocument | undefined>>>>;
  components: { schemas: Readonly<Record<string, SchemaDocument>> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function readContract(file = contractFile): ContractDocument {
  // The shape is not checked here: redocly checks it (`pnpm lint:contract`), and fastify-openapi-glue validates it
  // again.
  return parse(readFileSync(file, 'utf8')) as ContractDocument;
}

export function operationsOf(contract: ContractDocument): Map<OperationId, OperationDocument> {
  const operations = Object.values(contract.paths)
    .flatMap((path) => METHODS.map((method) => path[method]))
    .filter((operation) => operation !== undefined);
  return new Map(operations.map((operation) => [operation.operationId, operation]));
}

/** Returns the name of the field of an operation's form that is a file, or null. */
export function fileFieldOf(contract: ContractDocument, operation: OperationDocument): string | null {
  const reference = operation.requestBody?.content[FORM]?.schema.$ref;
  const schema = contract.components.schemas[reference?.split('/').at(-1) ?? ''];
  const fields = Object.entries(schema?.properties ?? {});
  return fields.find(([, { format }]) => format === 'binary')?.[0] ?? null;
}
