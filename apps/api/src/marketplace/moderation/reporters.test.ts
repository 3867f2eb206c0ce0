/** Tests what moderators can see about the people who report. */
import type { ModerationCase } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide, hide, report, rule } from '../../testing/moderation.ts';
import { postJob, sender, signUp } from '../../testing/people.ts';
import { hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

test('a moderator sees how many other reports from the same account or email address were dismissed', async () => {
  const moderator = await hireStaff(server, 'moderator');
  const client = await signUp(server, 'client');
  const { send } = await signUp(server, 'freelancer');
  const newJob = async () => ({ kind: 'job', id: (await postJob(client)).id }) as const;
  const dismissedBefore = async (by: Parameters<typeof report>[2]) => {
    const { caseId } = await report(server, await newJob(), by);
    const found = await moderator.send<ModerationCase>('GET', `/api/moderation/cases/${caseId}/`);
    await decide(moderator, caseId, { action: 'dismiss' });
    return found.body.reports[0]?.dismissed_before;
  };
  await rule(server, moderator, await newJob(), { ...hide, send });
  expect(await dismissedBefore({ send })).toBe(0);
  expect(await dismissedBefore({ send })).toBe(1);

  const address = { send: sender(server), email: 'wim@visitor.example' };
  expect(await dismissedBefore(address)).toBe(0);
  expect(await dismissedBefore({ ...address, email: 'Wim@Visitor.example' })).toBe(1);
});
