/** People who use a server that is another process. */
import { randomUUID } from 'node:crypto';
import type { MyJob, Role, Session } from '@skillharbor/contract';
import { PASSWORD, jobInput } from './people.ts';

export interface RemotePerson {
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

export async function register(address: string, role: Role): Promise<RemotePerson> {
  const email = `${randomUUID()}@example.com`;
  const person = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Okafor', role };
  const session = await created<Session>(await post(address, '/api/auth/registration/', person));
  return { email, token: session.access_token };
}

export async function postJobAs(address: string, token: string, title = jobInput.title): Promise<MyJob> {
  // Of any day on which the tests may run.
  const input = { ...jobInput, title, application_deadline: '2999-12-31' };
  return created<MyJob>(await post(address, '/api/job-listings/create/', input, token));
}

/** Sends an application whose resume is of these bytes. */
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

/** A file that says it is a pdf, of this size in bytes; the same for the same seed. */
export function pdfOf(size: number, seed = 0): Buffer<ArrayBuffer> {
  const pdf = Buffer.alloc(size, `seed ${seed} `);
  pdf.write('%PDF-1.7\n');
  return pdf;
}

export async function created<Body>(response: Response): Promise<Body> {
  if (response.status !== 201) throw new Error(`Answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
