/** Provides steps that several tests of deletion use. */
import type { AgreementStepInput, Question, User } from '@skillharbor/contract';
import { expect } from 'vitest';
import { createMailer } from '../../mail/mailer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { agreementTerms } from '../../testing/agreementTerms.ts';
import { silentLog } from '../../testing/log.ts';
import { PASSWORD } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deleteDueAccounts } from './deletion.commands.ts';

export const DAY_S = 24 * 60 * 60;

export const requestDeletion = ({ send }: TestPerson, password = PASSWORD) =>
  send<User>('POST', '/api/users/deletion/', { body: { password } });

/** Runs the task that deletes accounts, and sends the queued mails. */
export async function deleteNow(server: TestServer): Promise<void> {
  const services = { ...servicesOf(server), files: server.files };
  await deleteDueAccounts(services);
  const transport = { send: () => Promise.resolve(), close: () => undefined };
  await createMailer({ ...services, transport, log: silentLog })(new AbortController().signal);
}

/** Deletes an account at the end of the week after the request. */
export async function leave(server: TestServer, person: TestPerson): Promise<void> {
  expect((await requestDeletion(person)).status).toBe(200);
  server.setTime(secondsAfter(server.now(), 7 * DAY_S));
  await deleteNow(server);
}

export const accept = (by: TestPerson, { id }: { id: number }, message: string) =>
  by.send('PATCH', `/api/applications/update/${id}/`, {
    body: { status: 'accepted', message, share_email: true },
  });
export const draftAgreement = (by: TestPerson, { id }: { id: number }, scope: string) =>
  by.send('POST', `/api/agreements/${id}/versions/`, {
    body: { ...agreementTerms, scope, based_on: 0 },
  });
export const takeStep = (by: TestPerson, { id }: { id: number }, body: AgreementStepInput) =>
  by.send('POST', `/api/agreements/${id}/steps/`, { body });

export const questionsOf = ({ id }: { id: number }) => `/api/job-listings/listings/${id}/questions/`;
export const ask = async (by: TestPerson, job: { id: number }, question: string) =>
  (await by.send<Question>('POST', questionsOf(job), { body: { question } })).body;
export const reply = (by: TestPerson, { id }: Question, text: string) =>
  by.send('PUT', `/api/job-listings/questions/${id}/reply/`, { body: { reply: text } });
