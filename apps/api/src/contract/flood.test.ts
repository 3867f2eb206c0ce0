/**
 * Simulates two floods: for a day, accounts with invented, unconfirmed email addresses try to reach clients; and for an
 * hour, accounts with confirmed addresses do so.
 */
import { randomUUID } from 'node:crypto';
import type { ApplicationList, FreelancerList, MyJob, QuestionList } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokens } from '../marketplace/auth/tokens.ts';
import { secondsAfter } from '../platform/time/clock.ts';
import { apply, postJob, sender, signUp } from '../testing/people.ts';
import type { Send } from '../testing/people.ts';
import { smallPdf } from '../testing/resumes.ts';
import { START, testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

const HOURS = 20;
const INVENTED_AN_HOUR = 50;
const HOUR_S = 60 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface Invented {
  isConfirmed?: boolean;
  /** Returns the IP address from which the account with this number sends its requests. */
  addressOf?: (index: number) => string;
}

/**
 * Inserts accounts as if users had signed up, but without hashing passwords, which takes long. Returns a sender for
 * each account.
 */
async function invent(
  server: TestServer,
  count: number,
  { isConfirmed = false, addressOf = () => '10.0.0.1' }: Invented = {},
): Promise<Send[]> {
  const { kysely } = server.database;
  const now = server.now();
  const tokens = createTokens(Buffer.alloc(32, 'k'), () => now, 60);
  const users = await kysely
    .insertInto('users')
    .values(
      Array.from({ length: count }, () => ({
        email: `${randomUUID()}@example.com`,
        password_hash: 'unknown',
        first_name: 'Buy',
        last_name: 'Cheap',
        role: 'freelancer' as const,
        language: null,
        created_at: now,
        confirmed_at: isConfirmed ? now : null,
      })),
    )
    .returning('id')
    .execute();
  const sessions = users.map(({ id }) => ({ id: randomUUID(), user_id: id }));
  await kysely
    .insertInto('freelancers')
    .values(users.map(({ id }) => ({ user_id: id, bio: 'I sell cheap things.', updated_at: now })))
    .execute();
  await kysely
    .insertInto('sessions')
    .values(
      sessions.map((session) => ({
        ...session,
        refresh_hash: Buffer.alloc(32),
        created_at: now,
        expires_at: secondsAfter(now, HOUR_S),
      })),
    )
    .execute();
  const tokensOf = sessions.map(({ id, user_id: userId }) => tokens.issueAccess({ userId, sessionId: id }));
  return (await Promise.all(tokensOf)).map((token, index) =>
    sender(server, { authorization: `Bearer ${token}`, 'x-forwarded-for': addressOf(index) }),
  );
}

const applyFrom = (send: Send, { id }: MyJob) =>
  send('POST', '/api/applications/apply/', {
    form: { listing: String(id), cover_letter: 'Buy cheap.', resume: smallPdf() },
  });
const ask = (send: Send, { id }: MyJob) =>
  send('POST', `/api/job-listings/listings/${id}/questions/`, {
    body: { question: 'Do you know that I sell cheap things?' },
  });

test('1,000 accounts with invented addresses reach no client, and all 20 honest applications arrive', async () => {
  const client = await signUp(server, 'client');
  const job = await postJob(client, { application_limit: HOURS });
  const statuses = new Map<number, number>();

  for (let hour = 0; hour < HOURS; hour += 1) {
    server.setTime(secondsAfter(START, hour * HOUR_S));
    for (const [index, send] of (await invent(server, INVENTED_AN_HOUR)).entries()) {
      const { status } = await (index % 2 === 0 ? applyFrom(send, job) : ask(send, job));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    await apply(await signUp(server, 'freelancer'), job);
  }

  expect([...statuses]).toEqual([[403, HOURS * INVENTED_AN_HOUR]]);
  const applications = await client.send<ApplicationList>('GET', `/api/applications/list/${job.id}`);
  expect(applications.body.results).toHaveLength(HOURS);
  const questions = `/api/job-listings/my-detail/${job.id}/questions/`;
  expect((await client.send<QuestionList>('GET', questions)).body.results).toEqual([]);
  const directory = await sender(server)<FreelancerList>('GET', '/api/accounts/freelancers/');
  expect(directory.body.count).toBe(HOURS);
  const toClient = () => server.mails.filter(({ to }) => to === client.email).length;
  await expect.poll(toClient).toBe(HOURS);
}, 60_000);

test('100 confirmed accounts at one IP address reach clients at most 120 times an hour, and all 20 honest applications arrive', async () => {
  const limited = await testServer({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } });
  const client = await signUp(limited, 'client');
  const jobs = await Promise.all(Array.from({ length: 12 }, () => postJob(client)));
  const [wanted] = jobs;
  if (!wanted) throw new Error('No job was posted.');
  const fakes = await invent(limited, 100, { isConfirmed: true, addressOf: () => '10.1.1.1' });
  const honest = await invent(limited, 20, { isConfirmed: true, addressOf: (index) => `10.2.2.${index}` });

  const refusals = new Set<unknown>();
  let reached = 0;
  for (const job of jobs) {
    for (const send of fakes) {
      const { status, body } = await applyFrom(send, job);
      if (status === 201) reached += 1;
      else refusals.add((body as { code: string }).code);
    }
  }
  const statuses = await Promise.all(honest.map(async (send) => (await applyFrom(send, wanted)).status));

  expect(reached).toBe(120);
  expect([...refusals]).toEqual(['too_many_applications']);
  expect(statuses).toEqual(honest.map(() => 201));
  await limited.close();
}, 60_000);
