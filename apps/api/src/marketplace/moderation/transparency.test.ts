/** Tests the yearly moderation statistics, which everyone can read. */
import type { TransparencyYear } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { decide, hide, report, reverse, rule } from '../../testing/moderation.ts';
import { postJob, sender, signUp } from '../../testing/people.ts';
import { hireStaff } from '../../testing/staff.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

const HOUR_S = 60 * 60;

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const years = async () =>
  (await sender(server)<{ results: TransparencyYear[] }>('GET', '/api/moderation/transparency/years/')).body
    .results;

test('the statistics count reports, decisions and appeals, and have the median time of decisions', async () => {
  expect(await years()).toEqual([]);
  const moderator = await hireStaff(server, 'moderator');
  const other = await hireStaff(server, 'operator');
  const client = await signUp(server, 'client');
  const newJob = async () => ({ kind: 'job', id: (await postJob(client)).id }) as const;
  await reverse(server, other, await rule(server, moderator, await newJob()));
  for (const [hours, action] of [
    [3, 'dismiss'],
    [2, 'hide'],
  ] as const) {
    const job = await newJob();
    server.setTime(secondsAfter(START, -hours * HOUR_S));
    const { caseId } = await report(server, job);
    server.setTime(START);
    await decide(moderator, caseId, action === 'hide' ? hide : { action });
  }
  await report(server, await newJob());
  expect(await years()).toEqual([
    {
      year: START.getUTCFullYear(),
      reports: 4,
      noticed: 0,
      actions: { dismiss: 1, request_change: 0, hide: 2, suspend: 0, end_account: 0 },
      median_hours: 2,
      appeals: 1,
      reversed: 1,
    },
  ]);
});
