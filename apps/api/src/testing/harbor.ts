/**
 * A small harbor with somebody of every kind in it, and what each operation needs there to succeed: the ids in its
 * address, and the fields whose value the contract alone cannot tell.
 */
import fc from 'fast-check';
import sharp from 'sharp';
import type { OperationId } from '../contract/operations.ts';
import type { TestServer } from './app.ts';
import type { FormFile } from './forms.ts';
import type { AskableOperation } from './operations.ts';
import { PASSWORD, apply, postJob, sender, signUp } from './people.ts';
import type { Answered, Send, TestPerson } from './people.ts';
import { smallPdf } from './resumes.ts';
import { valid } from './values.ts';

export interface Harbor {
  server: TestServer;
  client: TestPerson;
  freelancer: TestPerson;
  otherClient: TestPerson;
  otherFreelancer: TestPerson;
}

export async function populate(server: TestServer): Promise<Harbor> {
  return {
    server,
    client: await signUp(server, 'client'),
    freelancer: await signUp(server, 'freelancer'),
    otherClient: await signUp(server, 'client'),
    otherFreelancer: await signUp(server, 'freelancer'),
  };
}

export interface Request {
  /** The value of each parameter in the path. */
  params: Record<string, number>;
  fields: Record<string, unknown>;
  files?: Record<string, FormFile>;
}

/** What makes an operation succeed for those who may call it: things of the harbor's client and freelancer, made anew. */
export async function prepare(harbor: Harbor, { id, body }: AskableOperation): Promise<Request> {
  const known = await ingredients[id](harbor);
  // The first fields that the contract allows: the same ones in every run.
  const [sample] = body ? fc.sample(valid(body.schema), { seed: 20260504, numRuns: 1 }) : [];
  return { params: {}, ...known, fields: { ...(sample as object | undefined), ...known.fields } };
}

const DEADLINE = '2026-12-31';

type Ingredients = (harbor: Harbor) => Promise<Partial<Request>> | Partial<Request>;

const nothing: Ingredients = () => ({});
const ofJob: Ingredients = async ({ client }) => ({ params: { jobId: (await postJob(client)).id } });
const ofInactiveJob: Ingredients = async ({ client }) => ({
  params: { jobId: (await postJob(client, { is_active: false })).id },
});
const ofApplication: Ingredients = async ({ client, freelancer }) => ({
  params: { applicationId: (await apply(freelancer, await postJob(client))).id },
});
const ofFreelancer: Ingredients = ({ freelancer: { id } }) => ({ params: { id } });
const session: Ingredients = async ({ server, client }) => {
  const { body } = await logIn(server, client);
  return { fields: { refresh: body.refresh_token } };
};

let newcomers = 0;

const ingredients: Record<OperationId, Ingredients> = {
  register: () => ({ fields: { email: `newcomer-${(newcomers += 1)}@example.com` } }),
  logIn: ({ client: { email } }) => ({ fields: { email, password: PASSWORD } }),
  logOut: session,
  refreshToken: session,
  requestPasswordReset: ({ client: { email } }) => ({ fields: { email } }),
  confirmPasswordReset: async ({ server }) => {
    const { email } = await signUp(server, 'client');
    return { fields: { token: await resetToken(server, email), password: PASSWORD } };
  },
  getCurrentUser: nothing,

  listFreelancers: nothing,
  getFreelancer: ofFreelancer,
  updateFreelancer: async ({ freelancer: { id } }) => ({
    params: { id },
    fields: { portfolio_link: 'https://ada.example', skills: [1, 2] },
    files: { profile_picture: await smallPicture() },
  }),
  listSkills: nothing,

  listJobs: nothing,
  getJob: ofJob,
  createJob: () => ({ fields: { application_deadline: DEADLINE } }),
  listMyJobs: nothing,
  getMyJob: ofJob,
  getJobToEdit: ofJob,
  updateJob: async ({ client }) => ({
    params: { jobId: (await postJob(client)).id },
    fields: { application_deadline: DEADLINE, version: 1 },
  }),
  deleteJob: ofInactiveJob,

  hasApplied: ofJob,
  applyToJob: async ({ client }) => ({
    fields: { listing: (await postJob(client)).id },
    files: { resume: await smallPdf() },
  }),
  listMyApplications: nothing,
  listApplications: ofJob,
  decideApplication: ofApplication,
  getResume: ofApplication,

  contactFreelancer: ({ freelancer: { id } }) => ({
    fields: { freelancer_id: id, freelancer_email: undefined },
  }),
  getSite: nothing,
  getHealth: nothing,
  getReadiness: nothing,
};

async function smallPicture(): Promise<FormFile> {
  const picture = sharp({ create: { width: 10, height: 10, channels: 3, background: '#0a7d84' } });
  return { name: 'me.png', content: await picture.png().toBuffer() };
}

export async function logIn(server: TestServer, { email }: TestPerson) {
  return sender(server)<{ refresh_token: string }>('POST', '/api/auth/login/', {
    body: { email, password: PASSWORD },
  });
}

/** From the link in the mail. */
export async function resetToken(server: TestServer, email: string): Promise<string> {
  await sender(server)('POST', '/api/auth/password/reset/', { body: { email } });
  return /reset-password\?token=(\S+)/.exec((await server.mailTo(email)).text)?.[1] ?? '';
}

/** The same request with other values in those of its fields and parameters that have these names. */
export function replace(request: Request, values: Record<string, unknown>): Request {
  const replaced = <Value>(given: Record<string, Value>) =>
    Object.fromEntries(
      // A parameter's value is the caller's to get right.
      Object.entries(given).map(([name, value]) => [name, name in values ? (values[name] as Value) : value]),
    );
  return { ...request, params: replaced(request.params), fields: replaced(request.fields) };
}

/** What no test makes as many of. */
export const ABSENT = 2_000_000_000;
export const absent = (request: Request) =>
  replace(request, { id: ABSENT, jobId: ABSENT, applicationId: ABSENT, listing: ABSENT });

/** Sends a request to its operation. */
export function ask(
  send: Send,
  { method, path, body }: AskableOperation,
  request: Request,
): Promise<Answered> {
  const url = path.replace(/\{(\w+)\}/g, (_braces, name: string) => String(request.params[name]));
  if (!body) return send(method, url);
  return body.isForm
    ? send(method, url, {
        form: { ...formOf(request.fields), ...request.files },
      })
    : send(method, url, { body: request.fields });
}

function formOf(fields: Record<string, unknown>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
}
