/**
 * Types the contract for the server: a missing operation, or one that returns a status or a body that openapi.yaml
 * does not declare, does not compile.
 */
import type { OperationId, operations } from '@skillharbor/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { PersonFor } from './audience.ts';

/** All operations, with one function for each operationId. */
export type Operations = { [Id in OperationId]: Operation<Id> };
/** The operations that one resource provides. */
export type OperationsOf<Ids extends OperationId> = Pick<Operations, Ids>;

export type Operation<Id extends OperationId> = (request: TypedRequest<Id>) => Promise<OperationResponse<Id>>;

interface TypedRequest<Id extends OperationId> {
  params: Present<operations[Id]['parameters']['path']>;
  query: Present<operations[Id]['parameters']['query']>;
  /** The declared headers, by their names in lower case. */
  headers: InLowerCase<Present<operations[Id]['parameters']['header']>>;
  body: BodyOf<operations[Id]>;
  /** The file of a form, or null. */
  upload: Upload | null;
  /** The caller, typed by audience.ts. */
  person: PersonFor<Id>;
  /** The absolute URL of this request as clients see it. */
  url: () => URL;
  log: FastifyBaseLogger;
}

/** An uploaded file in a temporary folder, removed when the request ends. */
export interface Upload {
  path: string;
  /** The name that the client gave it. */
  name: string;
}

type Present<Parameters> = [Parameters] extends [undefined] ? Record<never, never> : NonNullable<Parameters>;

type InLowerCase<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name] };

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** What an operation may return: a union over the declared statuses. The server itself responds with 304. */
type OperationResponse<Id extends OperationId> = {
  [Status in Exclude<keyof Responses<Id> & number, 304>]: {
    status: Status;
    cookies?: readonly Cookie[];
    proves?: AccountProof;
  } & Content<Responses<Id>[Status]> &
    (304 extends keyof Responses<Id> ? unknown : Tag<Responses<Id>[Status]>);
}[Exclude<keyof Responses<Id> & number, 304>];

/** Proof that the caller owns an account, such as its password. */
export interface AccountProof {
  /** The account as accountOf() in rateLimits.ts returns it. */
  account: string;
  /** True if all attempts on the account so far, by any caller, are forgotten. */
  resetsLimits: boolean;
}

type Content<Response> = Response extends { content: { 'application/json': infer Body } }
  ? { body: Body }
  : Response extends { content: { 'application/octet-stream': string } }
    ? { download: Download }
    : unknown;

/**
 * The headers of a response. A response that declares an ETag must have one, but if 304 is declared, the server
 * computes the tag from the bytes.
 */
type Tag<Response> = Response extends { headers: { ETag: infer Value } }
  ? { headers: { ETag: Value } }
  : unknown;

export interface Download {
  stream: NodeJS.ReadableStream;
  /** The file name that the browser suggests. */
  name: string;
  /** The size in bytes. */
  size: number;
}

export interface Cookie {
  name: string;
  /** The value, or null to clear the cookie. */
  value: string | null;
  path: string;
  httpOnly: boolean;
  /** The lifetime in seconds. */
  maxAge: number;
}
