/**
 * A small world with users of every kind, and a valid request for each operation in it: the ids in its path, and the
 * fields whose value does not follow from the contract.
 */
import fc from 'fast-check';
import sharp from 'sharp';
import type { OperationId } from '../contract/document.ts';
import { validValues } from './arbitraries.ts';
import type { FormFile } from './forms.ts';
import type { ContractOperation } from './operations.ts';
import { PASSWORD, apply, postJob, sender, signUp } from './people.ts';
import type { TestResponse, Send, TestPerson } from './people.ts';
import { smallPdf } from './resumes.ts';
import type { TestServer } from './testServer.ts';

export interface TestWorld {
  server: TestServer;
  client: TestPerson;
  freelancer: TestPerson;
  otherClient: TestPerson;
  otherFreelancer: TestPerson;
}

export async function createTestWorld(server: TestServer): Promise<TestWorld> {
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
  params: Record<string, number | string>;
  /** With its `?`. */
  query?: string;
  fields: Record<string, unknown>;
  files?: Record<string, FormFile>;
}

/** A request that succeeds for a permitted caller, about new data of the world's client and freelancer. */
export async function buildRequest(world: TestWorld, { id, body }: ContractOperation): Promise<Request> {
  const known = await requestParts[id](world);
  // Fields that the contract allows, the same in every run.
  const [sample] = body ? fc.sample(validValues(body.schema), { seed: 20260504, numRuns: 1 }) : [];
  return { params: {}, ...known, fields: { ...(sample as object | undefined), ...known.fields } };
}

const DEADLINE = '2026-12-31';

type RequestParts = (world: TestWorld) => Promise<Partial<Request>> | Partial<Request>;

const nothing: RequestParts = () => ({});
const ofJob: RequestParts = async ({ client }) => ({ params: { jobId: (await postJob(client)).id } });
const ofInactiveJob: RequestParts = async ({ client }) => ({
  params: { jobId: (await postJob(client, { is_active: false })).id },
});
const ofApplication: RequestParts = async ({ client, freelancer }) => ({
  params: { applicationId: (await apply(freelancer, await postJob(client))).id },
});
const ofFreelancer: RequestParts = ({ freelancer: { id } }) => ({ params: { id } });
const ofCompany: RequestParts = async ({ client }) => ({
  params: { company: (await postJob(client)).company_slug ?? '' },
});
const session: RequestParts = async ({ server, client }) => {
  const { body } = await logIn(server, client);
  return { fields: { refresh: body.refresh_token } };
};

let newcomers = 0;

const requestParts: Record<OperationId, RequestParts> = {
  register: () => ({ fields: { email: `newcomer-${(newcomers += 1)}@example.com` } }),
  logIn: ({ client: { email } }) => ({ fields: { email, password: PASSWORD } }),
  logOut: session,
  refreshToken: session,
  requestPasswordReset: ({ client: { email } }) => ({ fields: { email } }),
  confirmPasswordReset: async ({ server }) => {
    const { email } = await signUp(server, 'client');
    return { fields: { token: await resetToken(server, email), password: PASSWORD } };
  },
  changePassword: () => ({ fields: { old_password: PASSWORD, password: PASSWORD } }),
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
  suggestSearches: () => ({ query: '?search=designer' }),
  getJob: ofJob,
  listRelatedJobs: ofJob,
  createJob: () => ({ fields: { application_deadline: DEADLINE } }),
  listMyJobs: nothing,
  getMyJob: ofJob,
  getJobToEdit: ofJob,
  updateJob: async ({ client }) => ({
    params: { jobId: (await postJob(client)).id },
    fields: { application_deadline: DEADLINE, version: 1 },
  }),
  deleteJob: ofInactiveJob,

  getCompany: ofCompany,
  listCompanyJobs: ofCompany,
  getMyCompany: nothing,
  updateMyCompany: async () => ({
    fields: { website: 'https://northwind.example' },
    files: { logo: await smallPicture() },
  }),

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

/** The token in the link of the mail. */
export async function resetToken(server: TestServer, email: string): Promise<string> {
  await sender(server)('POST', '/api/auth/password/reset/', { body: { email } });
  return /reset-password\?token=(\S+)/.exec((await server.mailTo(email)).text)?.[1] ?? '';
}

/** The same request with other values for the fields and parameters with these names. */
export function replace(request: Request, values: Record<string, unknown>): Request {
  const replaced = <Value>(given: Record<string, Value>) =>
    Object.fromEntries(
      // The caller passes values of the right type.
      Object.entries(given).map(([name, value]) => [name, name in values ? (values[name] as Value) : value]),
    );
  return { ...request, params: replaced(request.params), fields: replaced(request.fields) };
}

/** An id beyond those of any test. */
const ABSENT = 2_000_000_000;
export const absent = (request: Request) =>
  replace(request, {
    id: ABSENT,
    jobId: ABSENT,
    company: ABSENT,
    applicationId: ABSENT,
    listing: ABSENT,
  });

export function sendRequest(
  send: Send,
  { method, path, body }: ContractOperation,
  request: Request,
): Promise<TestResponse> {
  const pathname = path.replace(/\{(\w+)\}/g, (_braces, name: string) => String(request.params[name]));
  const url = pathname + (request.query ?? '');
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
