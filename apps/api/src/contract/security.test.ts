/** Tests the authentication and authorization of every operation. */
import { endpoints } from '@skillharbor/contract';
import type { OperationId, Session } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../testing/operations.ts';
import { PASSWORD, cookiesOf, jobInput, sender, signUp } from '../testing/people.ts';
import type { Cookies, TestPerson } from '../testing/people.ts';
import { hireStaff } from '../testing/staff.ts';
import { testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let operator: TestPerson;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client');
  freelancer = await signUp(server, 'freelancer');
  operator = await hireStaff(server, 'operator');
});
afterAll(() => server.close());

const whoOf = (id: OperationId) => endpoints[id].audience.split('-')[0];
const urlOf = (path: string) => path.replace(/\{\w+\}/g, '1');
const closed = operations.filter(
  ({ document: { security } }) =>
    security.length > 0 && security.every((s) => 'bearer' in s || 'cookie' in s),
);

test.each(operations)(
  'in openapi.yaml, the declared security of $id matches the declared audience',
  ({ id, method, document }) => {
    const { audience } = endpoints[id];
    const signedIn = [{ bearer: [] }, { cookie: [], ...(method !== 'GET' && { csrf: [] }) }];
    const security = audience === 'public' ? [] : [...(audience === 'visitor' ? [{}] : []), ...signedIn];
    expect(document.security).toEqual(security);
  },
);

test.each(closed)(
  '$id returns 401 to a visitor, even if the rest of the request is invalid',
  async ({ method, path }) => {
    const send = sender(server);
    for (const body of [undefined, { nonsense: true }]) {
      expect(await send(method, urlOf(path), { body })).toMatchObject({
        status: 401,
        body: { detail: 'Please log in.' },
      });
    }
  },
);

test.each(closed.filter(({ id }) => whoOf(id) !== 'person'))(
  '$id returns 403 to the wrong role',
  async ({ id, method, path }) => {
    const wrong = whoOf(id) === 'client' ? freelancer : client;
    const details: Record<string, string> = {
      client: 'Only clients can do this.',
      freelancer: 'Only freelancers can do this.',
    };
    const detail = details[whoOf(id) ?? ''] ?? 'Only moderators can do this.';
    expect(await wrong.send(method, urlOf(path), { body: { nonsense: true } })).toMatchObject({
      status: 403,
      body: { detail },
    });
  },
);

/** Returns a user from the test data who may call the operation. */
function callerOf(id: OperationId): TestPerson {
  if (whoOf(id) === 'moderator' || whoOf(id) === 'operator') return operator;
  return whoOf(id) === 'freelancer' ? freelancer : client;
}

const withBody = operations.filter(({ body }) => body !== null);

test.each(withBody)(
  '$id returns 415 if the body has another content type than declared',
  async ({ id, method, path, body }) => {
    const expected = body?.isForm ? 'multipart/form-data' : 'application/json';
    const { send } = callerOf(id);
    const given = expected === 'application/json' ? 'multipart/form-data; boundary=x' : 'application/json';
    for (const type of [given, 'text/plain', 'application/x-www-form-urlencoded']) {
      expect(await send(method, urlOf(path), { body: {}, headers: { 'content-type': type } })).toMatchObject({
        status: 415,
        body: { detail: `Send ${expected}.` },
      });
    }
  },
);

describe('a request with the session cookie', () => {
  const create = (headers: Record<string, string>) =>
    sender(server)('POST', '/api/job-listings/create/', { body: jobInput, headers });

  async function cookies(): Promise<Cookies> {
    const { headers } = await sender(server)<Session>('POST', '/api/auth/login/', {
      body: { email: client.email, password: PASSWORD },
    });
    return cookiesOf(headers);
  }

  test('a request with the session cookie may read without a CSRF token', async () => {
    const { access } = await cookies();
    expect(
      await sender(server)('GET', '/api/users/', { headers: { cookie: `__Host-access=${access}` } }),
    ).toMatchObject({
      status: 200,
      body: { email: client.email },
    });
  });

  test('a request is not authenticated by a cookie that another subdomain could have set', async () => {
    const { access } = await cookies();
    const headers = { cookie: `access=${access}` };
    expect((await sender(server)('GET', '/api/users/', { headers })).status).toBe(401);
  });

  test('a request with the session cookie may write only if its CSRF cookie and its CSRF header have the token of the session', async () => {
    const { access, csrftoken } = await cookies();
    const other = await cookies();
    const refused: Record<string, string>[] = [
      { cookie: `__Host-access=${access}` },
      { cookie: `__Host-access=${access}; __Host-csrftoken=${csrftoken}` },
      { cookie: `__Host-access=${access}`, 'x-csrftoken': csrftoken },
      { cookie: `__Host-access=${access}; __Host-csrftoken=${csrftoken}`, 'x-csrftoken': `${csrftoken}x` },
      { cookie: `__Host-access=${access}; __Host-csrftoken=${csrftoken}`, 'x-csrftoken': '' },
      { cookie: `__Host-access=${access}; __Host-csrftoken=planted`, 'x-csrftoken': 'planted' },
      {
        cookie: `__Host-access=${access}; __Host-csrftoken=${other.csrftoken}`,
        'x-csrftoken': other.csrftoken,
      },
    ];
    for (const headers of refused) expect((await create(headers)).status).toBe(403);
    const headers = {
      cookie: `__Host-access=${access}; __Host-csrftoken=${csrftoken}`,
      'x-csrftoken': csrftoken,
    };
    expect((await create(headers)).status).toBe(201);
  });

  test('a request with a bearer token is authenticated by the token, not by the cookie', async () => {
    const { access } = await cookies();
    const headers = { cookie: `__Host-access=${access}`, authorization: 'Bearer nonsense' };
    expect((await sender(server)('GET', '/api/users/', { headers })).status).toBe(401);
  });

  test('an operation for visitors ignores an invalid token', async () => {
    const headers = { authorization: 'Bearer nonsense' };
    expect(
      await sender(server)('GET', `/api/accounts/freelancers/${freelancer.id}/`, { headers }),
    ).toMatchObject({
      status: 200,
      body: { user: { email: null } },
    });
  });
});
