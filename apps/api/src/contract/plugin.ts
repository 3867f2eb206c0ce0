/**
 * The routes of openapi.yaml, each wired to its operation.
 *
 * The order for every request: limits by address, who asks (401, 403), is the body acceptable (415, 413), read it,
 * validate it (400), limits by account, the operation. The answer is shaped by the contract: a field that it does
 * not declare is dropped.
 */
import openapiGlue from 'fastify-openapi-glue';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { DISK_RESERVE } from '../operating/disk-space.ts';
import { JSON_LIMIT, bodyGuardOf, formReaderOf, registerBodyParsers } from './body.ts';
import { fileFieldOf, operationsOf, readContract } from './document.ts';
import { limitsOf, registerRateLimits } from './limits.ts';
import type { OperationId, Operations } from './operations.ts';
import { noRoom, noRoomForFile } from './problem.ts';
import type { Authenticator } from './security.ts';
import { securityOf } from './security.ts';
import { sendAnswer } from './send.ts';
import type { AnyAnswer } from './send.ts';
import { refuseUnstorable, validatorCompiler } from './validation.ts';

/** In milliseconds: how long a request may take to arrive, and an operation to answer. */
export const REQUEST_TIMEOUT = 120_000;
const HANDLER_TIMEOUT = 30_000;

export interface ContractOptions {
  operations: Operations;
  authenticator: Authenticator;
  /** Where uploads wait while their request is handled. */
  uploadFolder: string;
  rateLimits: boolean;
  /** The outside's scheme and host, for links; by default those of the request. */
  publicUrl: URL | null;
  /** The room on the disk, in bytes. */
  freeBytes: () => Promise<number>;
}

export async function registerContract(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const contract = readContract();
  const documents = operationsOf(contract);

  app.decorateRequest('person', null);
  app.setValidatorCompiler(validatorCompiler());
  if (options.rateLimits) await registerRateLimits(app);
  await registerBodyParsers(app);

  const route = (operationId: string): Partial<RouteOptions> => {
    // fastify-openapi-glue asks for the ids of this same document.
    const id = operationId as OperationId;
    const document = documents.get(id);
    if (!document) throw new Error(`openapi.yaml has no operation ${id}.`);
    const { byAddress, byAccount, atAnswer } = options.rateLimits ? limitsOf(app, id) : {};
    const fileField = fileFieldOf(contract, document);
    return {
      bodyLimit: JSON_LIMIT,
      // A file may take as long to arrive as any request may; see requestTimeout in app.ts.
      handlerTimeout: fileField === null ? HANDLER_TIMEOUT : REQUEST_TIMEOUT + HANDLER_TIMEOUT,
      onRequest: present([
        byAddress,
        securityOf(document, options.authenticator),
        bodyGuardOf(document),
        roomGuardOf(fileField, options.freeBytes),
      ]),
      preValidation: present([formReaderOf(fileField, options.uploadFolder)]),
      preHandler: present([refuseUnstorableAnywhere, byAccount]),
      ...(atAnswer && { onSend: atAnswer }),
      handler: handlerOf(options.operations[id], options.publicUrl),
    };
  };

  await app.register(openapiGlue, {
    specification: contract,
    // The published type asks for a whole route; what is left out comes from the document.
    operationResolver: (operationId) => route(operationId) as RouteOptions,
  });
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

function present(hooks: readonly (Hook | undefined)[]): Hook[] {
  return hooks.filter((hook) => hook !== undefined);
}

/** The onRequest hook that keeps whatever would write away from a disk that is nearly full; reads go on. */
function roomGuardOf(fileField: string | null, freeBytes: () => Promise<number>): Hook {
  return async ({ method }) => {
    if (method === 'GET' || method === 'HEAD' || (await freeBytes()) > DISK_RESERVE) return;
    throw fileField === null ? noRoom() : noRoomForFile();
  };
}

async function refuseUnstorableAnywhere({ params, query, body }: FastifyRequest): Promise<void> {
  for (const values of [params, query, body]) refuseUnstorable(values);
}

/** Any of the operations: what it takes is known only when its id is. */
type AnyOperation = (request: never) => Promise<AnyAnswer>;

function handlerOf(operation: AnyOperation, publicUrl: URL | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { params, query, body, upload, person, log } = request;
    // Only lists look at it.
    const url = () => urlOf(request, publicUrl);
    // Validation against the document that the types were generated from has just made this true.
    const typed = { params, query, body, upload, person, url, log } as never;
    const isSecure = (publicUrl?.protocol ?? `${request.protocol}:`) === 'https:';
    return sendAnswer(reply, await operation(typed), isSecure);
  };
}

/** The absolute URL of a request. A Host header that is none leaves the server's own name for itself. */
function urlOf(request: FastifyRequest, publicUrl: URL | null): URL {
  const origin = publicUrl?.origin ?? `${request.protocol}://${request.host}`;
  return URL.canParse(request.url, origin)
    ? new URL(request.url, origin)
    : new URL(request.url, 'http://localhost');
}
