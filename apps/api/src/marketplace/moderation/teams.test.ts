/**
 * Tests rulings about the jobs, companies and messages of a team: whom the rulings concern, and how they change when
 * the team gets another owner.
 */
import { randomUUID } from 'node:crypto';
import type { ModerationCase, MyCompany, StatementSummary, User } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hide, report, reverse, rule } from '../../testing/moderation.ts';
import { apply, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { smallPicture } from '../../testing/pictures.ts';
import { hireStaff } from '../../testing/staff.ts';
import { handOverTeam, joinTeam } from '../../testing/teams.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let moderator: TestPerson;
let other: TestPerson;
let owner: TestPerson;
let member: TestPerson;
beforeAll(async () => {
  server = await testServer();
  moderator = await hireStaff(server, 'moderator');
  other = await hireStaff(server, 'operator');
});
beforeEach(async () => {
  owner = await signUp(server, 'client', { company: 'Pier Four' });
  member = await joinTeam(server, owner);
});
afterAll(() => server.close());

const statementsOf = async ({ send }: TestPerson) =>
  (await send<{ results: StatementSummary[] }>('GET', '/api/moderation/statements/')).body.results;
const statusFor = async (jobId: number) =>
  (await sender(server)('GET', `/api/job-listings/listings/${jobId}/`)).status;
const companyOf = async ({ send }: TestPerson) =>
  (await send<MyCompany>('GET', '/api/accounts/company/')).body;

describe('a team that has a new owner', () => {
  test('keeps its hidden jobs hidden, and the jobs are shown again after an appeal', async () => {
    const { id } = await postJob(owner);
    const ruled = await rule(server, moderator, { kind: 'job', id });
    await handOverTeam(owner, member);
    expect(await statusFor(id)).toBe(404);
    expect([await statementsOf(owner), await statementsOf(member)]).toMatchObject([[], [{ kind: 'job' }]]);
    await reverse(server, other, ruled);
    expect(await statusFor(id)).toBe(200);
  });

  test('gets back, when a ruling is reversed, a logo that was hidden before the hand-over', async () => {
    const form = { name: 'Pier Four', about: '', website: '', logo: await smallPicture() };
    const { logo, slug } = (await owner.send<MyCompany>('PUT', '/api/accounts/company/', { form })).body;
    const { body: company } = await sender(server)<{ id: number }>('GET', `/api/companies/${slug ?? ''}/`);
    const ruled = await rule(server, moderator, { kind: 'logo', id: company.id });
    expect((await companyOf(owner)).logo).toBeNull();
    await handOverTeam(owner, member);
    expect((await companyOf(member)).logo).toBeNull();
    await reverse(server, other, ruled);
    expect((await companyOf(member)).logo).toBe(logo);
  });
});

test('a member of a suspended owner’s team acts only for the member’s own account until the suspension is reversed', async () => {
  const { id } = await postJob(owner);
  const suspend = { ...hide, action: 'suspend', days: 14 } as const;
  const ruled = await rule(server, moderator, { kind: 'job', id }, suspend);
  expect((await member.send('GET', `/api/job-listings/my-detail/${id}/`)).status).toBe(404);
  expect((await member.send<User>('GET', '/api/users/')).body.team_role).toBe('owner');
  await reverse(server, other, ruled);
  expect((await member.send('GET', `/api/job-listings/my-detail/${id}/`)).status).toBe(200);
});

test('a case about a message belongs to the team member who wrote the message', async () => {
  const freelancer = await signUp(server, 'freelancer');
  const { id } = await apply(freelancer, await postJob(owner));
  const body = { id: randomUUID(), text: 'Send me your password.' };
  await member.send('POST', `/api/conversations/${id}/messages/`, { body });
  const { caseId } = await report(server, { kind: 'message', id, number: 1 }, { send: freelancer.send });
  const found = await moderator.send<ModerationCase>('GET', `/api/moderation/cases/${caseId}/`);
  expect(found.body.owner?.id).toBe(member.id);
});
