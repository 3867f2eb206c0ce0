/** Represents users of the API in tests, and contains the data that they send. */
import type { JobInput, MyApplication, MyJob, Registration, Role, Session } from '@skillharbor/contract';
import { accountOf } from '../contract/rateLimits.ts';
import { createTokens } from '../marketplace/auth/tokens.ts';
import { checkResponse } from './checkResponse.ts';
import { encodeForm } from './forms.ts';
import type { FormFields } from './forms.ts';
import { inject } from './inject.ts';
import { smallPdf } from './resumes.ts';
import { PASSWORD, jobInput, profileForm } from './sampleInput.ts';
import { SIGNING_KEY } from './testServer.ts';
import type { TestServer } from './testServer.ts';

// Exports this data for tests. Code that also runs outside tests imports it from sampleInput.ts.
export { PASSWORD, jobInput, profileForm };

export interface TestResponse<Body = unknown> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

export type Send = <Body = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  options?: {
    body?: unknown;
    form?: FormFields;
    headers?: Record<string, string>;
  },
) => Promise<TestResponse<Body>>;

export interface TestPerson {
  session: Session;
  id: number;
  email: string;
  /** Sends a request with this person's bearer token. */
  send: Send;
  /** The cookies that the sign-up set. */
  cookies: Cookies;
}

export interface Cookies {
  access: string;
  csrftoken: string;
}

/** Returns a function that sends requests with these headers. By default, the requests have no credentials. */
export function sender({ app }: TestServer, always: Record<string, string> = {}): Send {
  return async (method, url, { body, form, headers = {} } = {}) => {
    const content = form ? encodeForm(form) : body === undefined ? undefined : json(body);
    const response = await inject(app, {
      method,
      url,
      headers: { ...always, ...content?.headers, ...headers },
      ...(content && { payload: content.payload }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    // The cast is safe, because the test chooses the type of the body and checks the body in its assertions.
    const read = (isJson ? JSON.parse(response.body) : response.body) as never;
    checkResponse(method, url, response.statusCode, read);
    return { status: response.statusCode, body: read, headers: response.headers };
  };
}

function json(body: unknown) {
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

/** Reads all pages of a list, starting with the first one. */
export async function allPages<Item>(send: Send, first: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let url: string | null = first; url !== null;) {
    const { body }: { body: { results: Item[]; next: string | null } } = await send('GET', url);
    items.push(...body.results);
    url = body.next;
  }
  return items;
}

let people = 0;

/** Signs up a new user with a unique email address, which is confirmed by default. */
export async function signUp(
  server: TestServer,
  role: Role,
  { isConfirmed = true, ...more }: Partial<Registration> & { isConfirmed?: boolean } = {},
): Promise<TestPerson> {
  people += 1;
  const registration: Registration = {
    email: `person-${people}@example.com`,
    password: PASSWORD,
    first_name: role === 'client' ? 'Li' : 'Ada',
    last_name: role === 'client' ? 'Brandt' : 'Okafor',
    role,
    ...(role === 'client' && { company: 'Northwind Labs' }),
    ...more,
  };
  const { status, body, headers } = await sender(server)<Session>('POST', '/api/auth/registration/', {
    body: registration,
  });
  if (status !== 201) throw new Error(`Signing up returned ${status}: ${JSON.stringify(body)}`);
  if (isConfirmed) await confirm(server, registration.email);
  return {
    session: { ...body, user: { ...body.user, is_confirmed: isConfirmed } },
    id: body.user.pk,
    email: registration.email,
    send: senderAs(server, registration, body),
    cookies: cookiesOf(headers),
  };
}

/**
 * Confirms an address with the link in the oldest unread mail to this address. Removes the mail, so that tests do not
 * count it.
 */
async function confirm(server: TestServer, email: string): Promise<void> {
  const mail = await server.mailTo(email);
  server.mails.splice(server.mails.indexOf(mail), 1);
  await server.database.kysely.deleteFrom('mails').where('id', '=', mail.id).execute();
  const token = tokenIn(mail);
  const { status } = await sender(server)('POST', '/api/auth/address/confirm/', { body: { token } });
  if (status !== 200) throw new Error(`Confirming an address returned ${status}.`);
}

export async function logIn(server: TestServer, { email }: TestPerson) {
  return sender(server)<{ refresh_token: string }>('POST', '/api/auth/login/', {
    body: { email, password: PASSWORD },
  });
}

/** Requests a password reset, and returns the token from the link in the mail. */
export async function resetToken(server: TestServer, email: string): Promise<string> {
  await sender(server)('POST', '/api/auth/password/reset/', { body: { email } });
  return tokenIn(await server.mailTo(email, 'Choose a new password'));
}

/** Replaces the email address of a person with another confirmed one. */
export async function changeAddress(
  server: TestServer,
  { send }: Pick<TestPerson, 'send'>,
  email: string,
): Promise<void> {
  const body = { email, password: PASSWORD };
  const { status } = await send('POST', '/api/auth/address/change/', { body });
  if (status !== 200) throw new Error(`Changing an address returned ${status}.`);
  await confirm(server, email);
}

/** Returns the secret token of the link in a mail. */
export const tokenIn = ({ text }: { text: string }) => /#token=(\S+)/.exec(text)?.[1] ?? '';

/** The cookies that a sign-in set. */
export function cookiesOf(headers: TestResponse['headers']): Cookies {
  const [access = '', csrftoken = ''] = (headers['set-cookie'] as string[]).map(
    (cookie) => cookie.split(';', 1)[0]?.split('=')[1] ?? '',
  );
  return { access, csrftoken };
}

/** Returns cookies with which the server takes a browser for a known one, so that the next login causes no mail. */
function knownBrowser(server: TestServer, email: string) {
  const device = createTokens(SIGNING_KEY, () => server.now(), 0).issueDevice(accountOf(email));
  return { cookie: `device=${device}; __Host-device=${device}` };
}

/** If the test has moved the clock, logs in again, so that the token has not expired. */
function senderAs(server: TestServer, { email, password }: Registration, session: Session): Send {
  let token = session.access_token;
  let issuedAt = server.now();
  return async (method, url, options = {}) => {
    if (server.now().getTime() !== issuedAt.getTime()) {
      const { body } = await sender(server)<Session>('POST', '/api/auth/login/', {
        body: { email, password },
        headers: knownBrowser(server, email),
      });
      token = body.access_token;
      issuedAt = server.now();
    }
    return sender(server, { authorization: `Bearer ${token}` })(method, url, options);
  };
}

export async function postJob(client: TestPerson, more: Partial<JobInput> = {}): Promise<MyJob> {
  const { status, body } = await client.send<MyJob>('POST', '/api/job-listings/create/', {
    body: { ...jobInput, ...more },
  });
  if (status !== 201) throw new Error(`Posting a job returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function deactivate(client: TestPerson, { id }: { id: number }): Promise<void> {
  const body = { ...jobInput, is_active: false };
  const { status } = await client.send('PUT', `/api/job-listings/listings/${id}/edit/`, { body });
  if (status !== 200) throw new Error(`Deactivating a job returned ${status}.`);
}

export async function apply(freelancer: TestPerson, job: { id: number }): Promise<MyApplication> {
  const { status, body } = await freelancer.send<MyApplication>('POST', '/api/applications/apply/', {
    form: { listing: String(job.id), cover_letter: 'I have shipped two.', resume: smallPdf() },
  });
  if (status !== 201) throw new Error(`Applying returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The statuses in ascending order, because the responses may arrive in any order. */
export function statusesOf(responses: readonly TestResponse[]): number[] {
  return responses.map(({ status }) => status).toSorted((a, b) => a - b);
}
