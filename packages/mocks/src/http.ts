/**
 * Defines MSW handlers by operationId, typed from the contract: parameters and bodies have the contract's types, and a
 * response with an undeclared status or body does not compile. At run time, the server responds with 400 to a request
 * that the contract forbids, and throws for a forbidden response.
 */
import { endpoints, roleValues, staffRoleValues, teamRoleValues } from '@skillharbor/contract';
import type { Audience, OperationId, operations, User } from '@skillharbor/contract';
import { delay, http, HttpResponse } from 'msw';
import type { HttpHandler, HttpResponseResolver, JsonBodyType } from 'msw';
import { expectResponse, parseQuery, requestProblems } from './contractCheck.ts';
import { provokedFailure, unluckyFailure } from './failures.ts';
import type { Failure } from './failures.ts';
import { forbidden, invalid, refused, unauthenticated } from './responses.ts';
import { latencyOf, modeFailure } from './serverMode.ts';
import { personOf } from './state.ts';
import type { State } from './state.ts';

type Operation<Id extends OperationId> = operations[Id];

type ParametersIn<O, Place extends 'path' | 'query' | 'header'> = O extends {
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
    : R extends { content: { 'text/event-stream': unknown } }
      ? { events: ReadableStream<Uint8Array> }
      : { body?: undefined };

/**
 * Requires the ETag that the contract declares. A declared 304 is only for caches, and the mock server has no cache.
 */
type Tag<R> = R extends { headers: { ETag: infer Value } } ? { headers: { ETag: Value } } : unknown;

/** All responses that the contract allows, discriminated by their status. */
export type MockResponse<O> = O extends { responses: infer Responses }
  ? {
      [S in keyof Responses & number]: { status: S } & Content<Responses[S]> &
        (304 extends keyof Responses ? unknown : Tag<Responses[S]>);
    }[keyof Responses & number]
  : never;

type PersonFor<Id extends OperationId> = (typeof endpoints)[Id]['audience'] extends 'public' | 'visitor'
  ? User | null
  : User;

interface Call<Id extends OperationId> {
  params: ParametersIn<Operation<Id>, 'path'>;
  query: ParametersIn<Operation<Id>, 'query'>;
  headers: ParametersIn<Operation<Id>, 'header'>;
  /** The parsed JSON or form, in the contract's type. */
  body: Body<Operation<Id>>;
  /** The caller of the operation. */
  person: PersonFor<Id>;
  url: URL;
}

type Route = <Id extends OperationId>(
  operation: Id,
  response: (call: Call<Id>) => MockResponse<Operation<Id>>,
) => HttpHandler;

/**
 * Creates handlers over this state. As on the server, a caller outside the operation's audience gets 401 or 403, and so
 * does a caller with an unconfirmed address or without a required second factor.
 */
export function routesOf(state: State): Route {
  return (
    id: OperationId,
    // The type parameters of Route matter only where handlers are written. Here, all calls have the same shape.
    response: (call: never) => AnyResponse,
  ): HttpHandler =>
    handle(id, async ({ request, params }) => {
      await delay(latencyOf(state));
      const person = personOf(state, request);
      const call = await callOf(id, request, params, person);
      const { path, audience, unconfirmed, teamRole } = endpoints[id];
      const failure =
        modeFailure(state.server, path) ?? provokedFailure(call) ?? unluckyFailure(person, path);
      if (failure) return fail(id, failure);
      const refusal = refusalOf(audience, person);
      if (refusal) return respond(id, refusal);
      if (person && teamRoleValues.indexOf(person.team_role) > teamRoleValues.indexOf(teamRole))
        return respond(id, forbidden(teamRole === 'owner' ? 'owners_only' : 'recruiters_only'));
      if (unconfirmed === 'refused' && person?.is_confirmed === false)
        return respond(id, forbidden('address_unconfirmed'));
      if (unconfirmed !== null && person?.needs_factor && !ofAccount.test(path))
        return respond(id, forbidden('second_factor_missing'));
      if (!call.query) return respond(id, refused('not_understood'));
      const problems = requestProblems(id, call.body);
      if (problems) return respond(id, invalid(problems));
      return respond(id, response(call as never));
    });
}

/** The paths of the operations on the user's own account, which do not require a second factor. */
const ofAccount = /^\/api\/(auth|users)\//;

function refusalOf(audience: Audience, person: User | null): AnyResponse | undefined {
  if (audience === 'public' || audience === 'visitor') return undefined;
  if (!person) return unauthenticated('not_signed_in');
  const staffRoles: readonly string[] = staffRoleValues;
  if (staffRoles.includes(audience))
    return staffRoles.indexOf(person.staff_role ?? '') >= staffRoles.indexOf(audience)
      ? undefined
      : forbidden('staff_only');
  const role = roleValues.find((one) => audience.startsWith(one));
  if (role === undefined || role === person.role) return undefined;
  return forbidden(`${role}s_only`);
}

/** Creates a handler that always responds with this failure. Place it before the other handlers. */
export function failing(id: OperationId, failure: Failure = 500): HttpHandler {
  return handle(id, () => fail(id, failure));
}

/** Creates a handler with one fixed response from the contract. Place it before the other handlers. */
export function responding<Id extends OperationId>(
  id: Id,
  response: MockResponse<Operation<Id>>,
): HttpHandler {
  return handle(id, () => respond(id, response));
}

function handle(id: OperationId, resolver: HttpResponseResolver): HttpHandler {
  const { method, path } = endpoints[id];
  return http[method](pattern(path), resolver);
}

type AnyResponse =
  | { status: number; body?: JsonBodyType; headers?: { ETag: string } }
  | { status: number; file: Blob; name: string }
  | { status: number; events: ReadableStream<Uint8Array> };

/** Returns MSW's pattern for a path of the contract on any host. */
function pattern(path: string): string {
  return `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

interface ParsedCall {
  params: Record<string, number | string>;
  /** The parsed query, or null if the contract does not allow it. */
  query: Record<string, unknown> | null;
  headers: { 'If-Match'?: string };
  body: unknown;
  person: User | null;
  url: URL;
}

async function callOf(
  id: OperationId,
  request: Request,
  params: Record<string, string | readonly string[] | undefined>,
  person: User | null,
): Promise<ParsedCall> {
  const url = new URL(request.url);
  const ifMatch = request.headers.get('If-Match');
  return {
    // Every path parameter of the contract is an id, or may be one.
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, numberOrText(String(value))]),
    ),
    query: parseQuery(id, url.searchParams),
    // The only header that the handlers of the mock server read.
    headers: ifMatch === null ? {} : { 'If-Match': ifMatch },
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

function respond(id: OperationId, response: AnyResponse): Response {
  expectResponse(id, response);
  if ('events' in response) {
    const { status, events } = response;
    return new HttpResponse(events, { status, headers: { 'Content-Type': 'text/event-stream' } });
  }
  if ('file' in response) {
    const { status, file, name } = response;
    return new HttpResponse(file, {
      status,
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
    });
  }
  const { status, body, headers } = response;
  const init = { status, ...(headers && { headers }) };
  return body === undefined ? new HttpResponse(null, init) : HttpResponse.json(body, init);
}

async function fail(id: OperationId, failure: Failure): Promise<Response> {
  if (failure === 'network') return HttpResponse.error();
  if (failure === 'slow') await delay('infinite');
  return respond(id, {
    status: Number(failure),
    body: { detail: `This failure, ${failure}, was asked for.` },
  });
}
