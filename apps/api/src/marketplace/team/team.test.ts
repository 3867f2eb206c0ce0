import { randomUUID } from 'node:crypto';
import type {
  Application,
  Conversation,
  JobHistory,
  MyCompany,
  MyJobList,
  Team,
  TeamInvitation,
  TeamOffer,
  User,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEvents } from '../../testing/events.ts';
import { PASSWORD, apply, jobInput, postJob, sender, signUp, tokenIn } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

let owner: TestPerson;
beforeEach(async () => (owner = await signUp(server, 'client', { first_name: 'Li', company: 'Pier Four' })));

const invite = (email: string, role = 'recruiter', by = owner) =>
  by.send<TeamInvitation>('POST', '/api/team/invitations/', { body: { email, role } });
const linkTo = async (email: string) =>
  tokenIn(await server.mailTo(email, 'You are invited to the team of Pier Four'));
const join = (person: TestPerson, token: string) =>
  person.send<User>('POST', '/api/team/join/', { body: { token } });
const teamOf = async ({ send }: TestPerson) => (await send<Team>('GET', '/api/team/')).body;

async function member(role: 'recruiter' | 'reader', first_name = 'Sade'): Promise<TestPerson> {
  const person = await signUp(server, 'client', { first_name, company: '' });
  await invite(person.email, role);
  expect((await join(person, await linkTo(person.email))).status).toBe(200);
  return person;
}

describe('an invitation', () => {
  test('lets the client with the invited address join the team once', async () => {
    const person = await signUp(server, 'client', { company: '' });
    await invite(person.email.toUpperCase(), 'reader');
    const token = await linkTo(person.email.toUpperCase());
    const offer = await sender(server)<TeamOffer>('POST', '/api/team/invitation/', { body: { token } });
    expect(offer.body).toMatchObject({ company: 'Pier Four', owner_name: 'Li Brandt', role: 'reader' });
    expect((await join(person, token)).body).toMatchObject({ pk: person.id, team_role: 'reader' });
    expect((await teamOf(owner)).members.map(({ id, role }) => [id, role])).toEqual([
      [owner.id, 'owner'],
      [person.id, 'reader'],
    ]);
    expect((await sender(server)('POST', '/api/team/invitation/', { body: { token } })).status).toBe(404);
  });

  test('cannot be found by a client with another address', async () => {
    await invite('noor@example.com');
    expect((await join(await signUp(server, 'client'), await linkTo('noor@example.com'))).status).toBe(404);
  });

  test('works for seven days, unless it is withdrawn or sent again earlier', async () => {
    const person = await signUp(server, 'client');
    const { id } = (await invite(person.email)).body;
    const first = await linkTo(person.email);
    server.mails.splice(0);
    await owner.send('POST', `/api/team/invitations/${id}/resend/`);
    const second = await linkTo(person.email);
    expect((await join(person, first)).status).toBe(404);
    const start = server.now();
    server.setTime(new Date(start.getTime() + 7 * 24 * 60 * 60 * 1000));
    expect((await join(person, second)).status).toBe(404);
    expect((await teamOf(owner)).invitations).toMatchObject([{ id, is_expired: true }]);
    server.setTime(start);
    expect((await owner.send('DELETE', `/api/team/invitations/${id}/`)).status).toBe(204);
    expect((await join(person, second)).status).toBe(404);
  });

  test('is refused for the address of a member, and for an address that is already invited', async () => {
    const { email } = await member('reader');
    expect((await invite(email)).body).toMatchObject({ code: 'team_member_already' });
    await invite('noor@example.com');
    expect((await invite('Noor@example.com')).body).toMatchObject({ code: 'team_invited_already' });
  });

  test('cannot be accepted by a client who has posted a job', async () => {
    const person = await signUp(server, 'client');
    await postJob(person);
    await invite(person.email);
    expect(await join(person, await linkTo(person.email))).toMatchObject({
      status: 409,
      body: { code: 'team_join_jobs' },
    });
  });
});

describe('a member', () => {
  test('acts for the owner’s account with the rights of the role', async () => {
    const job = await postJob(owner);
    const [recruiter, reader] = [await member('recruiter'), await member('reader')];
    for (const { send } of [recruiter, reader]) {
      const { results } = (await send<MyJobList>('GET', '/api/job-listings/my-listings/')).body;
      expect(results.map(({ id }) => id)).toEqual([job.id]);
    }
    const posted = await postJob(recruiter);
    expect(posted.company).toBe('Pier Four');
    expect(await reader.send('POST', '/api/job-listings/create/', { body: jobInput })).toMatchObject({
      status: 403,
      body: { code: 'recruiters_only' },
    });
    expect(await invite('noor@example.com', 'reader', recruiter)).toMatchObject({
      status: 403,
      body: { code: 'owners_only' },
    });
  });

  test('loses access and the event stream when removed, and then acts for their own account', async () => {
    const job = await postJob(owner);
    const recruiter = await member('recruiter');
    const events = await openEvents(server, recruiter);
    await events.next();
    await owner.send('DELETE', `/api/team/members/${recruiter.id}/`);
    expect(await events.next()).toBeUndefined();
    expect((await recruiter.send('GET', `/api/job-listings/my-detail/${job.id}/`)).status).toBe(404);
    expect(await teamOf(recruiter)).toMatchObject({ role: 'owner', members: [{ id: recruiter.id }] });
    expect((await postJob(recruiter)).id).not.toBe(job.id);
  });

  test('can leave the team, unless the member is the owner', async () => {
    const reader = await member('reader');
    const path = (id: number) => `/api/team/members/${id}/`;
    expect((await reader.send('DELETE', path(owner.id))).status).toBe(404);
    expect(await owner.send('DELETE', path(owner.id))).toMatchObject({
      status: 409,
      body: { code: 'team_owner_stays' },
    });
    const deletion = { body: { password: PASSWORD } };
    expect((await owner.send('POST', '/api/users/deletion/', deletion)).status).toBe(409);
    expect((await reader.send('DELETE', path(reader.id))).status).toBe(204);
    expect((await owner.send('POST', '/api/users/deletion/', deletion)).status).toBe(200);
  });

  test('cannot post a job to their own account, even with a request that started before they joined', async () => {
    const recruiter = await member('recruiter');
    await expect(
      server.database.kysely
        .insertInto('job_listings')
        .columns(['client_id', 'title'])
        .values({ client_id: recruiter.id, title: 'Stray' } as never)
        .execute(),
    ).rejects.toMatchObject({ code: '55P03' });
  });
});

describe('handing over a team', () => {
  const handOver = (to: TestPerson, password = PASSWORD) =>
    owner.send<Team>('POST', '/api/team/hand-over/', { body: { member_id: to.id, password } });

  test('moves all data of the account to the new owner, and makes the old owner a recruiter', async () => {
    const job = await postJob(owner);
    const freelancer = await signUp(server, 'freelancer');
    const { id } = await apply(freelancer, job);
    const message = { body: { id: randomUUID(), text: 'Hello' } };
    await owner.send('POST', `/api/conversations/${id}/messages/`, message);
    const heir = await member('reader', 'Sade');
    const third = await member('recruiter', 'Mirela');
    expect((await handOver(heir, 'wrong')).status).toBe(400);
    expect((await handOver(heir)).body).toMatchObject({ role: 'recruiter' });

    expect((await teamOf(third)).members.map(({ id: one, role }) => [one, role])).toEqual([
      [heir.id, 'owner'],
      [owner.id, 'recruiter'],
      [third.id, 'recruiter'],
    ]);
    expect((await heir.send<MyCompany>('GET', '/api/accounts/company/')).body.name).toBe('Pier Four');
    for (const { send } of [heir, owner, third]) {
      expect((await send('GET', `/api/job-listings/my-detail/${job.id}/`)).status).toBe(200);
      const { messages } = (await send<Conversation>('GET', `/api/conversations/${id}/`)).body;
      expect(messages).toHaveLength(1);
    }
    await freelancer.send('POST', `/api/conversations/${id}/messages/`, {
      body: { id: randomUUID(), text: 'Ahoy' },
    });
    expect((await heir.send('GET', '/api/users/unread/')).body).toEqual({ count: 1 });
    await heir.send('DELETE', `/api/team/members/${owner.id}/`);
    expect((await owner.send('GET', `/api/job-listings/my-detail/${job.id}/`)).status).toBe(404);
  });

  test('is refused if the new owner’s account is about to be deleted, or does not belong to the team', async () => {
    const leaving = await member('recruiter');
    await leaving.send('POST', '/api/users/deletion/', { body: { password: PASSWORD } });
    expect(await handOver(leaving)).toMatchObject({ status: 409, body: { code: 'team_heir_leaving' } });
    expect((await handOver(await signUp(server, 'client'))).status).toBe(404);
  });
});

describe('in a team', () => {
  test('members can read which member decided, wrote and edited, but the freelancer sees no name', async () => {
    const job = await postJob(owner);
    const freelancer = await signUp(server, 'freelancer');
    const { id } = await apply(freelancer, job);
    const recruiter = await member('recruiter', 'Sade');
    await recruiter.send('PUT', `/api/applications/note/${id}/`, { body: { note: 'Ask about July.' } });
    await recruiter.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
      body: { ...jobInput, title: 'Pilot', is_active: true },
    });
    const accepted = { body: { status: 'accepted', share_email: true } };
    await recruiter.send('PATCH', `/api/applications/update/${id}/`, accepted);
    const message = { body: { id: randomUUID(), text: 'Welcome' } };
    await recruiter.send('POST', `/api/conversations/${id}/messages/`, message);

    const read = async ({ send }: TestPerson) => {
      const { results } = (await send<{ results: Application[] }>('GET', `/api/applications/list/${job.id}`))
        .body;
      const history = (await send<JobHistory>('GET', `/api/job-listings/history/${job.id}/`)).body;
      const talk = (await send<Conversation>('GET', `/api/conversations/${id}/`)).body;
      return {
        decided: results[0]?.decided_by,
        noted: results[0]?.noted_by,
        edited: history.results[0]?.changed_by,
        wrote: talk.messages[0]?.author,
      };
    };
    expect(await read(owner)).toEqual({ decided: 'Sade', noted: 'Sade', edited: 'Sade', wrote: 'Sade' });
    expect(await read(recruiter)).toEqual({ decided: null, noted: null, edited: null, wrote: null });
    const talk = (await freelancer.send<Conversation>('GET', `/api/conversations/${id}/`)).body;
    expect(talk.messages).toMatchObject([{ author: null }]);
    const mine = (await freelancer.send('GET', `/api/applications/my/${id}/`)).body;
    expect(JSON.stringify(mine)).not.toContain('Sade');
    // The freelancer gets the email address of the member who has agreed to share it, and not the owner's email
    // address.
    expect(mine).toMatchObject({ client_email: recruiter.email });
  });

  test('the owner and the recruiters each get one mail about an application, unless they have switched such mails off', async () => {
    const job = await postJob(owner);
    const [recruiter, silent, reader] = [
      await member('recruiter'),
      await member('recruiter'),
      await member('reader'),
    ];
    await silent.send('PATCH', '/api/users/', { body: { mails: { applications: false } } });
    await apply(await signUp(server, 'freelancer'), job);
    const recipients = await server.database.kysely
      .selectFrom('mails')
      .select('recipient')
      .where('subject', 'like', 'New application%')
      .where('recipient', 'in', [owner.email, recruiter.email, silent.email, reader.email])
      .execute();
    expect(recipients.map(({ recipient }) => recipient).toSorted()).toEqual(
      [owner.email, recruiter.email].toSorted(),
    );
  });
});
