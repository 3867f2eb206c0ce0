/**
 * Tests how clients invite freelancers to their jobs, and what the clients, the freelancers and other people see of the
 * invitations.
 */
import { randomUUID } from 'node:crypto';
import type {
  ApplicationList,
  Company,
  FreelancerProfile,
  Invitation,
  InvitationList,
  JobsToInviteTo,
  MyJob,
  Problem,
  SentInvitation,
  SentInvitationList,
  WaitingList,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { textsOf } from '../../testing/mails.ts';
import {
  apply,
  deactivate,
  jobInput,
  postJob,
  profileForm,
  sender,
  signUp,
  statusesOf,
} from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { definitions } from '../siteSettings/siteSettings.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let job: MyJob;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client', { company: 'North Pier Ferries' });
  freelancer = await signUp(server, 'freelancer', { first_name: 'Zephyrine', last_name: 'Quill' });
  job = await postJob(client, { title: 'Pilot' });
});
afterAll(() => server.close());

const MESSAGE = 'Your tide tables are what this job needs.';
const pathOf = ({ id }: { id: number }) => `/api/job-listings/my-detail/${id}/invitations/`;
const invite = <Body = SentInvitation>(
  to: { id: number } = freelancer,
  {
    about = job,
    id = randomUUID(),
    by = client,
  }: { about?: { id: number }; id?: string; by?: TestPerson } = {},
) => by.send<Body>('POST', pathOf(about), { body: { id, freelancer_id: to.id, message: MESSAGE } });
const decline = <Body = Invitation>({ id }: { id: string }, reason?: string, by = freelancer) =>
  by.send<Body>('POST', `/api/invitations/${id}/decline/`, { body: reason === undefined ? {} : { reason } });
const undo = <Body = Invitation>({ id }: { id: string }) =>
  freelancer.send<Body>('POST', `/api/invitations/${id}/decline/undo/`);
const received = async (by = freelancer, query = '') =>
  (await by.send<InvitationList>('GET', `/api/invitations/${query}`)).body.results;
const sent = async (about = job) =>
  (await client.send<SentInvitationList>('GET', pathOf(about))).body.results;
const standings = async () =>
  (await client.send<JobsToInviteTo>('GET', `/api/job-listings/to-invite/${freelancer.id}/`)).body.results;
const cards = async (about = job) =>
  (await client.send<ApplicationList>('GET', `/api/applications/list/${about.id}`)).body.results;
const mailsTo = (person: TestPerson) => textsOf(server, person, 'You are invited to apply: ');
const chooseInvitations = (accepts_invitations: string) =>
  freelancer.send<FreelancerProfile>('PUT', `/api/accounts/freelancers/${freelancer.id}/`, {
    form: { ...profileForm, accepts_invitations },
  });

describe('an invitation', () => {
  test('reaches the freelancer in the app and in one mail, with the client’s message', async () => {
    const { status, body } = await invite();
    expect(status).toBe(201);
    expect(body).toMatchObject({ freelancer_name: 'Zephyrine Quill', message: MESSAGE, state: 'waiting' });
    expect(await received()).toMatchObject([
      {
        job_id: job.id,
        job_title: 'Pilot',
        company_name: 'North Pier Ferries',
        message: MESSAGE,
        state: 'waiting',
      },
    ]);
    const [mail = '', ...others] = await mailsTo(freelancer);
    expect(mail).toContain(`> ${MESSAGE}`);
    expect(others).toEqual([]);
  });

  test('is stored and mailed once, even if it is sent several times at the same time', async () => {
    const id = randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => invite(freelancer, { id })));
    expect(statusesOf(responses)).toEqual([201, 201, 201]);
    expect(await sent()).toHaveLength(1);
    expect(await mailsTo(freelancer)).toHaveLength(1);
  });

  test('can be sent once for each job and freelancer', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => invite<Problem>()));
    expect(statusesOf(responses)).toEqual([201, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'invited_already' });
    expect((await invite(freelancer, { about: await postJob(client) })).status).toBe(201);
  });

  test('is refused if it has the id of another client’s invitation', async () => {
    const { body } = await invite();
    const other = await signUp(server, 'client');
    const stolen = await invite<Problem>(freelancer, { id: body.id, by: other, about: await postJob(other) });
    expect(stolen).toMatchObject({ status: 409, body: { code: 'invited_already' } });
  });

  test('is refused if the freelancer has applied', async () => {
    await apply(freelancer, job);
    expect(await standings()).toEqual([{ id: job.id, title: 'Pilot', standing: 'applied' }]);
    expect(await invite<Problem>()).toMatchObject({ status: 409, body: { code: 'invitee_has_applied' } });
  });

  test('is refused if the job takes no applications', async () => {
    await deactivate(client, job);
    expect(await invite<Problem>()).toMatchObject({ status: 409, body: { code: 'invitations_closed' } });
    expect(await standings()).toEqual([]);
  });

  test('is refused for the job of another client', async () => {
    const other = await signUp(server, 'client');
    expect((await invite(freelancer, { by: other })).status).toBe(404);
  });

  test('is neither sent nor received by users with an unconfirmed address', async () => {
    const unconfirmed = await signUp(server, 'freelancer', { isConfirmed: false });
    expect(await invite<Problem>(unconfirmed)).toMatchObject({
      status: 400,
      body: { codes: { freelancer_id: [{ code: 'freelancer_unknown' }] } },
    });
    const newcomer = await signUp(server, 'client', { isConfirmed: false });
    expect(await invite<Problem>(freelancer, { by: newcomer })).toMatchObject({
      status: 403,
      body: { code: 'address_unconfirmed' },
    });
  });

  test('is refused if the client has sent twenty invitations within a day, even if these arrive at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signUp(server, 'freelancer')));
    const jobs = await Promise.all(Array.from({ length: 6 }, () => postJob(client)));
    const responses = await Promise.all(
      jobs.flatMap((about) => people.map((person) => invite<Problem>(person, { about }))),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(
      definitions.invitations_a_day.usual,
    );
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'invitations_of_day',
      params: { max: definitions.invitations_a_day.usual, hours: 24 },
    });
    server.setTime(secondsAfter(START, 24 * 60 * 60 + 1));
    expect((await invite()).status).toBe(201);
  });
});

describe('a freelancer who accepts no invitations', () => {
  test('gets no invitations, and the profile says so', async () => {
    expect((await chooseInvitations('false')).body.accepts_invitations).toBe(false);
    expect(await invite<Problem>()).toMatchObject({ status: 409, body: { code: 'invitations_off' } });
    await chooseInvitations('true');
    expect((await invite()).status).toBe(201);
  });

  test('keeps this choice if an edit of the profile leaves it out', async () => {
    await chooseInvitations('false');
    const path = `/api/accounts/freelancers/${freelancer.id}/`;
    const { body } = await freelancer.send<FreelancerProfile>('PUT', path, { form: profileForm });
    expect(body.accepts_invitations).toBe(false);
  });

  test('still gets invitations without mails if only the mails about invitations are switched off', async () => {
    await freelancer.send('PATCH', '/api/users/', { body: { mails: { invitations: false } } });
    await invite();
    expect(await received()).toHaveLength(1);
    expect(await mailsTo(freelancer)).toEqual([]);
  });
});

describe('declining an invitation', () => {
  test('is possible without a reason, and the reason can be added later', async () => {
    const { body } = await invite();
    expect((await decline(body)).body).toMatchObject({ state: 'declined', decline_reason: null });
    await decline(body, 'I am booked until May.');
    expect(await sent()).toMatchObject([{ state: 'declined', decline_reason: 'I am booked until May.' }]);
  });

  test('can be taken back, which also removes the reason', async () => {
    const { body } = await invite();
    await decline(body, 'Not now.');
    expect((await undo(body)).body).toMatchObject({ state: 'waiting', decline_reason: null });
    expect(await sent()).toMatchObject([{ state: 'waiting', decline_reason: null }]);
  });

  test('is refused to other users', async () => {
    const { body } = await invite();
    expect((await decline(body, undefined, await signUp(server, 'freelancer'))).status).toBe(404);
  });

  test('is refused after the freelancer has applied, and after the job has ended', async () => {
    const { body } = await invite();
    await apply(freelancer, job);
    expect(await decline<Problem>(body)).toMatchObject({ status: 409, body: { code: 'invitation_applied' } });
    const other = await postJob(client);
    const { body: second } = await invite(freelancer, { about: other });
    await deactivate(client, other);
    expect(await decline<Problem>(second)).toMatchObject({ status: 409, body: { code: 'invitation_ended' } });
    expect(await undo<Problem>(second)).toMatchObject({ status: 409, body: { code: 'invitation_ended' } });
  });
});

describe('an application', () => {
  test('answers an invitation, and the client sees that the applicant was invited', async () => {
    await invite();
    await apply(freelancer, job);
    expect(await received(freelancer, `?job=${job.id}`)).toMatchObject([{ state: 'applied' }]);
    expect(await sent()).toMatchObject([{ state: 'applied' }]);
    expect(await cards()).toMatchObject([{ is_invited: true }]);
  });

  test('either answers an invitation that is sent at the same time, or causes the refusal of the invitation', async () => {
    const [invited] = await Promise.all([invite<Problem>(), apply(freelancer, job)]);
    expect([201, 409]).toContain(invited.status);
    const mails = await mailsTo(freelancer);
    expect(mails).toHaveLength(invited.status === 201 ? 1 : 0);
    expect(await received()).toMatchObject(invited.status === 201 ? [{ state: 'applied' }] : []);
  });

  test('is shown without the note that the applicant was invited if there was no invitation', async () => {
    await apply(freelancer, job);
    expect(await cards()).toMatchObject([{ is_invited: false }]);
  });
});

describe('blind review', () => {
  beforeEach(async () => {
    job = await postJob(client, { title: 'Pilot', blind_review: true });
  });
  const reveal = async () => client.send('POST', `/api/applications/reveal/${(await cards())[0]?.id}/`);

  test('hides from the client, until the reveal, that an invited freelancer has applied', async () => {
    await invite();
    const before = [await sent(), (await standings())[0]];
    await apply(freelancer, job);
    expect([await sent(), (await standings())[0]]).toEqual(before);
    expect(await cards()).toMatchObject([{ is_invited: false, hidden: true }]);
    expect(await received()).toMatchObject([{ state: 'applied' }]);
    await reveal();
    expect(await sent()).toMatchObject([{ state: 'applied' }]);
    expect(await cards()).toMatchObject([{ is_invited: true }]);
  });

  test('gives the same response to an invitation for a hidden applicant as for other freelancers, but sends the applicant no mail', async () => {
    const other = await signUp(server, 'freelancer', { first_name: 'Zephyrine', last_name: 'Quill' });
    await apply(freelancer, job);
    expect((await standings())[0]).toMatchObject({ standing: 'open' });
    const same = {
      freelancer_name: 'Zephyrine Quill',
      message: MESSAGE,
      state: 'waiting',
      decline_reason: null,
    };
    expect(await invite(freelancer)).toMatchObject({ status: 201, body: same });
    expect(await invite(other)).toMatchObject({ status: 201, body: same });
    expect(await invite<Problem>(freelancer)).toMatchObject({
      status: 409,
      body: { code: 'invited_already' },
    });
    expect(await mailsTo(freelancer)).toEqual([]);
    expect(await received()).toMatchObject([{ state: 'applied', message: MESSAGE }]);
  });

  test('does not mark an applicant as invited if the client sent the invitation after the application', async () => {
    await apply(freelancer, job);
    server.setTime(secondsAfter(START, 60));
    await invite();
    await reveal();
    expect(await cards()).toMatchObject([{ is_invited: false }]);
  });

  test('still shows the client a declined invitation if the hidden freelancer applies later', async () => {
    const { body } = await invite();
    await decline(body, 'Not now.');
    await apply(freelancer, job);
    expect(await sent()).toMatchObject([{ state: 'declined', decline_reason: 'Not now.' }]);
  });
});

test('an invitation ends with its job, and waits for an answer again if the job opens again', async () => {
  await invite();
  await deactivate(client, job);
  expect(await received()).toMatchObject([{ state: 'ended' }]);
  expect(await sent()).toMatchObject([{ state: 'ended' }]);
  await client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
    body: { ...jobInput, is_active: true },
  });
  expect(await received()).toMatchObject([{ state: 'waiting' }]);
  const full = await postJob(client, { application_limit: 1 });
  await invite(freelancer, { about: full });
  await apply(await signUp(server, 'freelancer'), full);
  expect(await received(freelancer, `?job=${full.id}`)).toMatchObject([{ state: 'ended' }]);
});

test('the freelancer’s list of next steps counts the invitations that can still be answered', async () => {
  const waits = async (person: TestPerson) =>
    (await person.send<WaitingList>('GET', '/api/applications/waiting/')).body.invitations;
  const { body } = await invite();
  const other = await postJob(client);
  await invite(freelancer, { about: other });
  expect(await waits(freelancer)).toBe(2);
  expect(await waits(client)).toBe(0);
  await decline(body);
  expect(await waits(freelancer)).toBe(1);
  await undo(body);
  await apply(freelancer, job);
  expect(await waits(freelancer)).toBe(1);
  await deactivate(client, other);
  expect(await waits(freelancer)).toBe(0);
});

test('unanswered and declined invitations change no public record, quota, count or facet', async () => {
  const { slug } = (await client.send<{ slug: string }>('GET', '/api/accounts/company/')).body;
  const visit = sender(server);
  const responses = [
    [freelancer.send, '/api/applications/my/'],
    [freelancer.send, `/api/applications/has-applied/${job.id}/`],
    [client.send, `/api/job-listings/my-detail/${job.id}/`],
    [client.send, `/api/applications/list/${job.id}`],
    [visit, `/api/job-listings/listings/${job.id}/`],
    [visit, '/api/job-listings/listings/?search=pilot'],
    [visit, `/api/companies/${slug}/`],
    [visit, '/api/accounts/freelancers/?search=quill'],
    [visit, `/api/accounts/freelancers/${freelancer.id}/`],
    [visit, '/api/site/'],
  ] as const;
  const everything = () => Promise.all(responses.map(async ([send, path]) => (await send('GET', path)).body));
  const before = await everything();
  const { body } = await invite();
  expect(await everything()).toEqual(before);
  await decline(body, 'Not now.');
  expect(await everything()).toEqual(before);
});

test('an invitation without an answer does not count against the client, even long after the decision date', async () => {
  const { slug } = (await client.send<{ slug: string }>('GET', '/api/accounts/company/')).body;
  const record = async () =>
    (await sender(server)<Company>('GET', `/api/companies/${slug}/`)).body.decision_record;
  const before = await record();
  await invite();
  server.setTime(new Date('2027-03-01T12:00:00Z'));
  expect(await record()).toEqual(before);
});
