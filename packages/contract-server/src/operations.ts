/**
 * Types the operations of a contract. A missing operation causes a compile error, and so does an operation that returns
 * an undeclared status or body.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { CallerOf } from './audience.ts';

/** The generated types of one contract. */
export interface ContractTypes {
  /** The interface `operations` that openapi-typescript writes. */
  operations: object;
  /** The `x-audience` of each operation. */
  endpoints: Readonly<Record<string, { audience: string }>>;
  /** The roles of signed-in users. */
  role: string;
}

export type OperationIdOf<Contract extends ContractTypes> = keyof Contract['endpoints'] &
  keyof Contract['operations'] &
  string;

/** All operations, with one function for each operationId. */
export type OperationsOf<Contract extends ContractTypes> = {
  [Id in OperationIdOf<Contract>]: OperationOf<Contract, Id>;
};

export type OperationOf<Contract extends ContractTypes, Id extends OperationIdOf<Contract>> = (
  request: TypedRequest<
    Contract['operations'][Id],
    CallerOf<Contract['endpoints'][Id]['audience'], Contract['role']>
  >,
) => Promise<OperationResponse<ResponsesOf<Contract['operations'][Id]>>>;

interface TypedRequest<Operation, Caller> {
  params: Present<ParameterOf<Operation, 'path'>>;
  query: Present<ParameterOf<Operation, 'query'>>;
  /** The declared headers, by their names in lower case. */
  headers: InLowerCase<Present<ParameterOf<Operation, 'header'>>>;
  /** The declared cookies, by their names without the prefix of hostCookies.ts. */
  cookies: Present<ParameterOf<Operation, 'cookie'>>;
  body: BodyOf<Operation>;
  /** The file of a form, or null. */
  upload: Upload | null;
  /** The caller, typed by audience.ts. */
  person: Caller;
  /** The absolute URL of this request as clients see it. */
  url: () => URL;
  log: FastifyBaseLogger;
  /** The IP address of the client. */
  ip: string;
}

/** An uploaded file in a temporary folder, removed when the request ends. */
export interface Upload {
  path: string;
  /** The file name that the client sent. */
  name: string;
}

type ParameterOf<Operation, Place extends string> = Operation extends { parameters: infer Places }
  ? Place extends keyof Places
    ? Places[Place]
    : undefined
  : undefined;

type Present<Parameters> = [Parameters] extends [undefined] ? Record<never, never> : NonNullable<Parameters>;

type InLowerCase<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name] };

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

/** The possible results of an operation: a union over the declared statuses. The server itself responds with 304. */
type OperationResponse<Responses> = {
  [Status in Exclude<keyof Responses & number, 304>]: {
    status: Status;
    cookies?: readonly Cookie[];
    proves?: AccountProof;
  } & Content<Responses[Status]> &
    (304 extends keyof Responses ? unknown : Tag<Responses[Status]>);
}[Exclude<keyof Responses & number, 304>];

/** A proof that the caller owns an account, such as its password. */
export interface AccountProof {
  /** The account, by the name under which its attempts are counted. */
  account: string;
  /** True if all earlier attempts on the account by any caller are forgotten. */
  resetsLimits: boolean;
}

type Content<Response> = Response extends { content: { 'application/json': infer Body } }
  ? { body: Body }
  : Response extends { content: { 'application/octet-stream': string } }
    ? { download: Download }
    : Response extends { content: { 'text/event-stream': string } }
      ? { events: NodeJS.ReadableStream }
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
