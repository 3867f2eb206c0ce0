/**
 * MSW handlers that are typed from the contract: the method and path must exist, parameters and body have its
 * types, and a reply with a status or a body that the contract does not know does not compile.
 */
import type { paths, Role, User } from '@skillharbor/contract';
import { delay, http, HttpResponse } from 'msw';
import type { HttpHandler, JsonBodyType } from 'msw';
import { provokedFailure, unluckyFailure } from './failures.ts';
import type { Failure } from './failures.ts';
import { personOf } from './state.ts';
import type { State } from './state.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have this method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: { responses: unknown } } ? P : never;
}[keyof paths];

type Operation<P extends keyof paths, M extends Method> = paths[P][M];

type ParametersIn<O, Place extends 'path' | 'query'> = O extends {
  parameters: { [K in Place]?: infer Given };
}
  ? [Given] extends [undefined]
    ? Record<never, never>
    : NonNullable<Given>
  : Record<never, never>;

type Body<O> = O extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : FormData
  : undefined;

type Content<R> = R extends { content: { 'application/json': infer Json } }
  ? { body: Json }
  : R extends { content: { 'application/octet-stream': unknown } }
    ? { file: Blob; name: string }
    : { body?: undefined };

/** Every answer that the contract allows, told apart by its status. */
export type Reply<O> = O extends { responses: infer Responses }
  ? { [S in keyof Responses & number]: { status: S } & Content<Responses[S]> }[keyof Responses & number]
  : never;

export interface Call<O, Person> {
  params: ParametersIn<O, 'path'>;
  query: ParametersIn<O, 'query'>;
  /** The parsed JSON, or the form. It is not checked against the schema; see README.md. */
  body: Body<O>;
  /** Who asks. */
  person: Person;
  url: URL;
}

type Route<Person> = <M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  answer: (call: Call<Operation<P, M>, Person>) => Reply<Operation<P, M>>,
) => HttpHandler;

/** Handlers over this state, by who may ask. The others are answered 401 or 403 as the server would. */
export interface Routes {
  anybody: Route<User | null>;
  person: Route<User>;
  freelancer: Route<User>;
  client: Route<User>;
}

export function routes(state: State): Routes {
  const route =
    (role?: Role | 'any') =>
    (
      method: Method,
      path: string,
      // The types of Routes hold where handlers are written; in here there is only one shape of call.
      answer: (call: Call<never, never>) => AnyReply,
    ): HttpHandler =>
      http[method](pattern(path), async ({ request, params }) => {
        await delay(state.latency);
        const person = personOf(state, request);
        const call = await callOf(request, params, person);
        const failure = provokedFailure(call) ?? unluckyFailure(person, path);
        if (failure) return fail(failure);
        if (role && !person) return respond({ status: 401, body: { detail: 'Please log in.' } });
        if (role && role !== 'any' && person?.role !== role) {
          return respond({ status: 403, body: { detail: `Only ${role}s can do this.` } });
        }
        return respond(answer(call as unknown as Call<never, never>));
      });
  return {
    anybody: route(),
    person: route('any'),
    freelancer: route('freelancer'),
    client: route('client'),
  };
}

/** A handler that always fails this way. Put it before the others, for a story or a test of one failure. */
export function failing<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  failure: Failure = 500,
): HttpHandler {
  return http[method](pattern(path), () => fail(failure));
}

/** A handler with one fixed answer from the contract. Put it before the others. */
export function answering<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  reply: Reply<Operation<P, M>>,
): HttpHandler {
  return http[method](pattern(path), () => respond(reply as AnyReply));
}

type AnyReply = { status: number; body?: JsonBodyType } | { status: number; file: Blob; name: string };

/** MSW's pattern for a path of the contract, on any host. */
function pattern(path: string): string {
  return `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

export interface ParsedCall {
  params: Record<string, number>;
  query: Record<string, string | number>;
  body: unknown;
  person: User | null;
  url: URL;
}

async function callOf(
  request: Request,
  params: Record<string, string | readonly string[] | undefined>,
  person: User | null,
): Promise<ParsedCall> {
  const url = new URL(request.url);
  return {
    // Every path parameter of the contract is an id.
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, Number(value)])),
    query: Object.fromEntries([...url.searchParams].map(([name, value]) => [name, numberOrText(value)])),
    body: await bodyOf(request),
    person,
    url,
  };
}

function numberOrText(value: string): string | number {
  return /^\d+$/.test(value) ? Number(value) : value;
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return request.json();
  if (type.startsWith('multipart/form-data')) return request.formData();
  return undefined;
}

function respond(reply: AnyReply): Response {
  if ('file' in reply) {
    const { status, file, name } = reply;
    return new HttpResponse(file, {
      status,
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
    });
  }
  const { status, body } = reply;
  return body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });
}

async function fail(failure: Failure): Promise<Response> {
  if (failure === 'network') return HttpResponse.error();
  if (failure === 'slow') await delay('infinite');
  return respond({ status: Number(failure), body: { detail: `This failure, ${failure}, was asked for.` } });
}
