/** Sends the requests of users to a server in another process. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { MyJob, Role, Session } from '@skillharbor/contract';
import { PASSWORD, jobInput, profileForm } from './sampleInput.ts';

export interface RemotePerson {
  id: number;
  email: string;
  token: string;
}

export function post(address: string, path: string, body: object, token?: string): Promise<Response> {
  return fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && bearer(token)) },
    body: JSON.stringify(body),
  });
}

export function get(address: string, path: string, token?: string): Promise<Response> {
  return fetch(address + path, { headers: token ? bearer(token) : {} });
}

/** Registers a user, but does not confirm the email address. */
export async function register(address: string, role: Role): Promise<RemotePerson> {
  const email = `${randomUUID()}@example.com`;
  const person = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Okafor', role };
  const session = await created<Session>(await post(address, '/api/auth/registration/', person));
  return { id: session.user.pk, email, token: session.access_token };
}

/**
 * Registers a user, and confirms the email address with the link in the mail. Any of the servers on the database may
 * send the mail, but each server shows only mails that it has sent itself.
 */
export async function registerConfirmed(
  address: string,
  role: Role,
  servers: readonly string[] = [address],
): Promise<RemotePerson> {
  const person = await register(address, role);
  const path = `/api/outbox/?to=${encodeURIComponent(person.email)}`;
  const tokens = async () => {
    const pages = await Promise.all(servers.map(async (server) => (await get(server, path)).text()));
    return pages.flatMap((page) => /#token=([\w-]+)/.exec(page)?.[1] ?? []);
  };
  let [token] = await tokens();
  while (token === undefined) {
    await setTimeout(50);
    [token] = await tokens();
  }
  await requireOk(await post(address, '/api/auth/address/confirm/', { token }));
  return person;
}

export async function logInAs(address: string, { email }: Pick<RemotePerson, 'email'>): Promise<Session> {
  const response = await post(address, '/api/auth/login/', { email, password: PASSWORD });
  await requireOk(response);
  return (await response.json()) as Session;
}

export async function postJobAs(address: string, token: string, title = jobInput.title): Promise<MyJob> {
  // The deadline is in the far future, so that the job is still open whenever the tests are run.
  const input = { ...jobInput, title, application_deadline: '2999-12-31' };
  return created<MyJob>(await post(address, '/api/job-listings/create/', input, token));
}

/** Applies to a job with a resume that consists of these bytes. */
export function applyAs(
  address: string,
  token: string,
  jobId: number,
  resume: Buffer<ArrayBuffer>,
): Promise<Response> {
  const form = new FormData();
  form.set('listing', String(jobId));
  form.set('cover_letter', 'I have shipped two.');
  form.set('resume', new File([resume], 'resume.pdf'));
  return fetch(`${address}/api/applications/apply/`, { method: 'POST', headers: bearer(token), body: form });
}

/** Saves a freelancer's profile with a picture. */
export function saveProfileAs(
  address: string,
  { id, token }: RemotePerson,
  picture: Buffer<ArrayBuffer>,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(profileForm)) form.set(name, value);
  form.set('profile_picture', new File([picture], 'me.png'));
  const url = `${address}/api/accounts/freelancers/${id}/`;
  return fetch(url, { method: 'PUT', headers: bearer(token), body: form });
}

/** Makes a file of this size, in bytes, that looks like a PDF. The same seed always gives the same file. */
export function pdfOf(size: number, seed = 0): Buffer<ArrayBuffer> {
  const pdf = Buffer.alloc(size, `seed ${seed} `);
  pdf.write('%PDF-1.7\n');
  return pdf;
}

/** Throws an error with the text of the response if the request failed. */
export async function requireOk(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`The server returned ${response.status}: ${await response.text()}`);
}

export async function created<Body>(response: Response): Promise<Body> {
  if (response.status !== 201)
    throw new Error(`The server returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
