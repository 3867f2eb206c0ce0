/**
 * The contract as types for the server: an operation that is missing, or that answers a status or a body which
 * openapi.yaml does not declare, does not compile.
 */
import type { operations } from '@skillharbor/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { PersonFor } from './audience.ts';

export type OperationId = keyof operations;

/** One function for each operationId. */
export type Operations = { [Id in OperationId]: Operation<Id> };
/** The part of the operations that one resource brings. */
export type OperationsOf<Ids extends OperationId> = Pick<Operations, Ids>;

export type Operation<Id extends OperationId> = (request: TypedRequest<Id>) => Promise<Answer<Id>>;

export interface TypedRequest<Id extends OperationId> {
  params: Present<operations[Id]['parameters']['path']>;
  query: Present<operations[Id]['parameters']['query']>;
  body: BodyOf<operations[Id]>;
  /** The one file that came with a form, or null. */
  upload: Upload | null;
  /** Who asks, as audience.ts says. */
  person: PersonFor<Id>;
  /** This request's absolute URL as the outside sees it. */
  url: () => URL;
  log: FastifyBaseLogger;
}

/** A file that somebody sent, in a temporary place; it is removed when the request ends. */
export interface Upload {
  path: string;
  /** The name it was sent with. */
  name: string;
}

type Present<Parameters> = [Parameters] extends [undefined] ? Record<never, never> : NonNullable<Parameters>;

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** What an operation may answer: a union over the declared statuses. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: { status: Status; cookies?: readonly Cookie[] } & Content<
    Responses<Id>[Status]
  >;
}[keyof Responses<Id> & number];

type Content<Response> = Response extends { content: { 'application/json': infer Body } }
  ? { body: Body }
  : Response extends { content: { 'application/octet-stream': string } }
    ? { download: Download }
    : unknown;

export interface Download {
  stream: NodeJS.ReadableStream;
  /** The name to save it under. */
  name: string;
  /** In bytes. */
  size: number;
}

export interface Cookie {
  name: string;
  /** Null clears it. */
  value: string | null;
  path: string;
  httpOnly: boolean;
  /** In seconds. */
  maxAge: number;
}
