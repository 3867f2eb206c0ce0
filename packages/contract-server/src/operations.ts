/**
 * Defines the types of a contract's operations. If an operation is missing, or returns a status or a body that is not
 * declared, the code does not compile.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { CallerOf } from './audience.ts';

/** The types that were generated from a contract. */
export interface ContractTypes {
  /** The interface `operations`, which openapi-typescript generates. */
  operations: object;
  /** The value of `x-audience` for each operation. */
  endpoints: Readonly<Record<string, { audience: string }>>;
  /** The roles that signed-in users can have. */
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
  /** The declared headers of the request, by their names in lower case. */
  headers: InLowerCase<Present<ParameterOf<Operation, 'header'>>>;
  /** The declared cookies of the request, by their names without the prefix of hostCookies.ts. */
  cookies: Present<ParameterOf<Operation, 'cookie'>>;
  body: BodyOf<Operation>;
  /** The file in the form, or null if there is none. */
  upload: Upload | null;
  /** The caller. Its type follows from audience.ts. */
  person: Caller;
  /** The absolute URL of this request, as the client sees it. */
  url: () => URL;
  log: FastifyBaseLogger;
  /** The IP address of the client. */
  ip: string;
}

/** An uploaded file in a temporary folder. The file is removed when the request ends. */
export interface Upload {
  path: string;
  /** The name of the file, as the client has sent it. */
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

/**
 * What an operation can return: a union of the declared statuses. Responses with the status 304 are sent by the server
 * itself.
 */
type OperationResponse<Responses> = {
  [Status in Exclude<keyof Responses & number, 304>]: {
    status: Status;
    cookies?: readonly Cookie[];
    proves?: AccountProof;
  } & Content<Responses[Status]> &
    (304 extends keyof Responses ? unknown : Tag<Responses[Status]>);
}[Exclude<keyof Responses & number, 304>];

/** Something that proves that the caller owns an account, such as its password. */
export interface AccountProof {
  /** The key under which attempts on the account are counted. */
  account: string;
  /** True to forget all earlier attempts on the account, whoever made them. */
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
 * The headers of a response. If the contract declares an ETag for the response, this header is required. If the
 * operation declares the status 304, the server computes the tag from the bytes.
 */
type Tag<Response> = Response extends { headers: { ETag: infer Value } }
  ? { headers: { ETag: Value } }
  : unknown;

export interface Download {
  stream: NodeJS.ReadableStream;
  /** The name under which browsers save the file. */
  name: string;
  /** The size in bytes. */
  size: number;
}

export interface Cookie {
  name: string;
  /** The value of the cookie, or null to delete the cookie. */
  value: string | null;
  path: string;
  httpOnly: boolean;
  /** The lifetime of the cookie in seconds. */
  maxAge: number;
}
