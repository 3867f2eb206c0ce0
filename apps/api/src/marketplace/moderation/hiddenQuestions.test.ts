/** Tests who can still see a hidden question and a hidden reply. */
import type { Question } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decide, report, rule } from '../../testing/moderation.ts';
import { postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let moderator: TestPerson;
let client: TestPerson;
let asker: TestPerson;
let jobId: number;
let id: number;
beforeAll(async () => {
  server = await testServer();
  moderator = await hireStaff(server, 'moderator');
});
beforeEach(async () => {
  client = await signUp(server, 'client');
  asker = await signUp(server, 'freelancer');
  jobId = (await postJob(client)).id;
  const body = { question: 'Which boat is it?' };
  id = (await asker.send<Question>('POST', `/api/job-listings/listings/${jobId}/questions/`, { body })).body
    .id;
  const path = `/api/job-listings/questions/${id}/reply/`;
  await client.send('PUT', path, { body: { reply: 'Pay for the tour first.' } });
});
afterAll(() => server.close());

const questionsOf = async ({ send }: Pick<TestPerson, 'send'>, path: string) =>
  (await send<{ results: Question[] }>('GET', `/api/job-listings/${path}`)).body.results;
const seen = async () => ({
  asker: await questionsOf(asker, `listings/${jobId}/questions/mine/`),
  client: await questionsOf(client, `my-detail/${jobId}/questions/`),
  public: await questionsOf({ send: sender(server) }, `listings/${jobId}/questions/`),
});

test('a hidden question is shown only to its asker', async () => {
  await rule(server, moderator, { kind: 'question', id });
  expect(await seen()).toMatchObject({
    asker: [{ is_hidden: true, question: 'Which boat is it?' }],
    client: [],
    public: [],
  });
});

test('a hidden reply is shown only to the client', async () => {
  await rule(server, moderator, { kind: 'reply', id });
  expect(await seen()).toMatchObject({
    asker: [{ is_reply_hidden: true, reply: null }],
    client: [{ is_reply_hidden: true, reply: 'Pay for the tour first.' }],
    public: [],
  });
});

test('no user is asked to change a question, because questions cannot be changed', async () => {
  const { caseId } = await report(server, { kind: 'question', id });
  const input = { action: 'request_change', rule: 'honesty', reason: 'It is no question.' } as const;
  expect(await decide(moderator, caseId, input)).toMatchObject({
    status: 409,
    body: { code: 'nothing_to_change' },
  });
});
