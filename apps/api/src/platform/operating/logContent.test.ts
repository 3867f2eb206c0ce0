/** Tests that the log shows the requests of users, but none of their private data. */
import { Writable } from 'node:stream';
import type { Session } from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeForm } from '../../testing/forms.ts';
import { PASSWORD, postJob, sender, signUp } from '../../testing/people.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { createLogger } from './logger.ts';

let log = '';
let server: TestServer;
beforeAll(async () => {
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => done(void (log += chunk.toString())),
  });
  server = await testServer({ logger: createLogger('trace', stream) });
});
afterAll(() => server.close());

const json = (method: 'POST' | 'PATCH', url: string, body: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });

test('the log of successful and failed requests contains no passwords, tokens, cookies, letters or resumes', async () => {
  const client = await signUp(server, 'client');
  const job = await postJob(client);
  const freelancer = await signUp(server, 'freelancer');

  const login = await json(
    'POST',
    '/api/auth/login/',
    JSON.stringify({ email: freelancer.email, password: PASSWORD }),
  );
  const session = login.json<Session>();
  const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
  await json('POST', '/api/auth/token/refresh/', JSON.stringify({ refresh: session.refresh_token }));
  await json(
    'POST',
    '/api/auth/login/',
    JSON.stringify({ email: freelancer.email, password: 'a wrong secret' }),
  );
  await json('POST', '/api/auth/login/', '{"password": "half a secret');
  await json(
    'POST',
    '/api/auth/login/',
    JSON.stringify({ email: 'secret', password: 7, odd: 'an odd secret' }),
  );

  const form = encodeForm({
    listing: String(job.id),
    cover_letter: 'a letter of secrets',
    resume: smallPdf('secret.pdf'),
  });
  const apply = (headers: Record<string, string>, sent = form) =>
    server.app.inject({
      method: 'POST',
      url: '/api/applications/apply/',
      ...sent,
      headers: { ...sent.headers, ...headers },
    });
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  expect((await apply({ cookie, 'x-csrftoken': String(cookies['__Host-csrftoken']) })).statusCode).toBe(201);
  expect((await apply({ cookie, 'x-csrftoken': String(cookies['__Host-csrftoken']) })).statusCode).toBe(409);
  expect((await apply({ cookie })).statusCode).toBe(403);

  const tooLarge = encodeForm({
    listing: String(job.id),
    cover_letter: 'a letter of secrets',
    resume: { name: 'secret.pdf', content: Buffer.alloc(6 * 1024 * 1024, '%PDF-secret') },
  });
  expect(
    (await apply({ cookie, 'x-csrftoken': String(cookies['__Host-csrftoken']) }, tooLarge)).statusCode,
  ).toBe(413);

  await json('POST', '/api/auth/password/reset/', JSON.stringify({ email: freelancer.email }));
  const { text } = await server.mailTo(freelancer.email, 'Choose');
  const link = new URL(/https:\/\/\S+/.exec(text)?.[0] ?? '');
  const [, token = ''] = link.hash.split('=');
  // These requests are like the links of old mails, which contained the token in the query.
  await server.app.inject(`${link.pathname}?token=${token}`);
  await json('POST', '/api/auth/password/reset/check/', JSON.stringify({ token }));

  expect(log).toContain('"path":"/api/applications/apply/"');
  expect(log).not.toContain('Could not delete file');
  const secrets = [
    PASSWORD,
    'secret',
    '%PDF',
    session.access_token,
    session.refresh_token,
    ...Object.values(cookies),
    token,
  ];
  expect(token).not.toBe('');
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('the log line of a database error does not contain the row', async () => {
  // Causes a violation of a constraint that the server does not recognize. PostgreSQL's error about the violation
  // contains the whole row.
  await sql`alter table users add constraint no_zed check (first_name <> 'Zed') not valid`.execute(
    server.database.kysely,
  );
  const { status } = await sender(server)('POST', '/api/auth/registration/', {
    body: {
      email: 'zed@example.com',
      password: PASSWORD,
      first_name: 'Zed',
      last_name: 'Amari',
      role: 'freelancer',
    },
  });
  expect(status).toBe(500);
  expect(log).toContain('no_zed');
  expect(log).not.toContain('argon2');
  expect(log).not.toContain('zed@example.com');
});
