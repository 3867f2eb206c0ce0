/**
 * Tests blind review: the client decides without knowing who the applicant is, and each reveal of a name is recorded.
 */
import { endpoints } from '@skillharbor/contract';
import type {
  Application,
  ApplicationList,
  Freelancer,
  JobInput,
  MyApplication,
  MyJob,
  Neighbours,
  SentApplication,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FormFields } from '../../testing/forms.ts';
import { operations } from '../../testing/operations.ts';
import { jobInput, postJob, signUp, statusesOf } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let job: MyJob;
let sent: MyApplication;
beforeAll(async () => {
  server = await testServer({ environment: { DECISION_HOLD: '10' } });
  await addLookalikes({}, { hourly_rate: '45' });
  // Five freelancers have no rate, so that an applicant without a rate is not the only such freelancer.
  for (let added = 0; added < 5; added += 1) await signUp(server, 'freelancer');
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client');
  freelancer = await signUp(server, 'freelancer', { first_name: 'Zephyrine', last_name: 'Quill' });
  await fillProfile(freelancer);
  job = await postJob(client, { blind_review: true, description: 'A booking flow in TypeScript.' });
  sent = await apply(freelancer);
});
afterAll(() => server.close());

const secrets = ({ id, email }: TestPerson) => [
  'Zephyrine',
  'Quill',
  'Ushuaia',
  'zq.example',
  'portrait-of-zq',
  'Sextant maker',
  '71.37',
  'JavaScript',
  email,
  `"freelancer_id":${id},`,
  `/applicant/${job.id}/${id}`,
];

async function fillProfile({ id, send }: TestPerson, changes: FormFields = {}): Promise<void> {
  const form = {
    title: 'Sextant maker',
    bio: 'Zephyrine Quill writes.',
    experience: '9',
    portfolio_link: 'https://zq.example',
    hourly_rate: '71.37',
    location: 'Ushuaia',
    availability_status: 'Busy',
    // These are the ids of JavaScript and TypeScript.
    skills: ['1', '2'],
    ...changes,
  };
  expect((await send('PUT', `/api/accounts/freelancers/${id}/`, { form })).status).toBe(200);
  await server.database.kysely
    .updateTable('freelancers')
    .set({ picture: 'portrait-of-zq' })
    .where('user_id', '=', id)
    .execute();
}

/** Adds five freelancers to the directory for each of these profiles, so that none of the profiles is rare. */
async function addLookalikes(...profiles: FormFields[]): Promise<void> {
  for (const profile of profiles)
    for (let added = 0; added < 5; added += 1) await fillProfile(await signUp(server, 'freelancer'), profile);
}

async function apply(from: TestPerson): Promise<MyApplication> {
  const resume = smallPdf('Zephyrine Quill, resume.pdf');
  // This letter identifies the freelancer by name, email address and link.
  const cover_letter = `I have shipped two: https://zq.example/two\nZephyrine Quill, ${from.email}`;
  const form = { listing: String(job.id), cover_letter, resume };
  return (await from.send<MyApplication>('POST', '/api/applications/apply/', { form })).body;
}

const withdraw = ({ send }: TestPerson, { id }: MyApplication) =>
  send('POST', `/api/applications/my/${id}/withdraw/`, { body: { reason: 'I am booked. Zephyrine' } });
const received = async (query = '') =>
  (await client.send<ApplicationList>('GET', `/api/applications/list/${job.id}${query}`)).body.results;
const names = async () => (await received()).map(({ applicant: { name } }) => name);
const mine = async () =>
  (await freelancer.send<SentApplication>('GET', `/api/applications/my/${sent.id}/`)).body;
const resume = async () => (await client.send('GET', `/api/applications/resume/${sent.id}/`)).status;
const reveal = () => client.send<Application>('POST', `/api/applications/reveal/${sent.id}/`);
const accept = () =>
  client.send<Application>('PATCH', `/api/applications/update/${sent.id}/`, { body: { status: 'accepted' } });
const undo = () => client.send<Application>('POST', `/api/applications/update/${sent.id}/undo/`);
const edit = (changes: Partial<JobInput>) =>
  client.send<MyJob>('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
    body: { ...jobInput, is_active: true, ...changes },
  });
const emailSeen = async () =>
  (await client.send<Freelancer>('GET', `/api/accounts/freelancers/${freelancer.id}/`)).body.user.email;

describe('before the client’s decision', () => {
  test('no response and no mail reveals to the client who the applicant is', async () => {
    await client.send('POST', `/api/applications/opened/${sent.id}/`);
    const reads = operations.filter(
      ({ id, method }) => method === 'GET' && /^(client|person)/.test(endpoints[id].audience),
    );
    const responses = [];
    for (const { path } of reads) {
      const url = path.replace('{jobId}', String(job.id)).replace('{applicationId}', String(sent.id));
      const { body, headers } = await client.send('GET', url);
      responses.push({ url, body, headers });
    }
    expect(reads.map(({ id }) => id)).toEqual(expect.arrayContaining(['listApplications', 'getResume']));
    expect(await names()).toEqual(['Applicant 1']);
    const writes = { shortlist: { is_shortlisted: true }, note: { note: 'Ask.' } };
    for (const [what, body] of Object.entries(writes))
      responses.push((await client.send('PUT', `/api/applications/${what}/${sent.id}/`, { body })).body);
    await withdraw(freelancer, sent);
    const mails = [await server.mailTo(client.email), await server.mailTo(client.email)];
    responses.push(await received(), mails);

    const seen = JSON.stringify(responses);
    for (const secret of secrets(freelancer)) expect(seen).not.toContain(secret);
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('Applicant 1 has applied'),
      expect.stringContaining('Applicant 1 has withdrawn'),
    ]);
    expect(await resume()).toBe(404);
    expect(await emailSeen()).toBeNull();
  });

  test('a client finds an application by the id of the application, but not by the id of the freelancer', async () => {
    expect(await received(`?freelancer_id=${freelancer.id}`)).toEqual([]);
    const second = await signUp(server, 'freelancer');
    const { id } = await apply(second);
    expect(await received(`?id=${id}`)).toMatchObject([
      {
        id,
        hidden: true,
        freelancer_id: null,
        revealed_at: null,
        resume: { name: 'resume.pdf', type: 'pdf', size: 100_000 },
        applicant: {
          name: 'Applicant 2',
          title: '',
          profile_picture: null,
          location: '',
          portfolio_link: '',
          hourly_rate: null,
        },
      },
    ]);
    expect(await mine()).toMatchObject({ hidden: true, revealed_at: null });
  });

  test('the letter is shown without names, addresses and links, and the response says how many were removed', async () => {
    const masked = { names: 2, addresses: 1, links: 1 };
    const letter = 'I have shipped two: […]\n[…] […], […]';
    expect(await received()).toMatchObject([
      { cover_letter: letter, letter_excerpt: letter.replace('\n', ' '), masked },
    ]);
    await reveal();
    const [revealed] = await received();
    expect(revealed).toMatchObject({ masked: null });
    expect(revealed?.cover_letter).toContain('Zephyrine Quill');
  });

  test('a client sees a range of rates instead of the rate, and only the skills that the job names', async () => {
    const [hidden] = await received();
    expect(hidden?.applicant).toMatchObject({
      hourly_rate_band: { min: 50, max: 100 },
      rate_currency: 'USD',
      skills: [{ name: 'TypeScript', is_named: true }],
      other_skills_count: 1,
    });
  });

  test('editing the public profile without leaving the rate band changes neither the shown fields nor the order of the client’s list', async () => {
    const other = await signUp(server, 'freelancer');
    await fillProfile(other, { hourly_rate: '60' });
    await apply(other);
    const shown = async () => [await received('?sort=rate_low'), await received('?sort=rate_high')];
    const before = await shown();
    // The skills now include PHP in place of JavaScript.
    const changes = { title: 'Sailor', hourly_rate: '50', location: 'Bergen', skills: ['2', '3'] };
    await fillProfile(freelancer, changes);
    expect(await shown()).toEqual(before);
    await fillProfile(freelancer, { hourly_rate: '45' });
    const order = (await shown()).map((list) => list.map(({ applicant: { name } }) => name));
    expect(order).toEqual([
      ['Applicant 1', 'Applicant 2'],
      ['Applicant 2', 'Applicant 1'],
    ]);
  });
});

describe('a value that fewer than five freelancers of the directory share', () => {
  const shown = async () => (await received()).map(({ applicant }) => applicant);

  test('is not shown to the client', async () => {
    await fillProfile(freelancer, {
      rate_currency: 'ISK',
      hourly_rate: '9000',
      availability_status: 'On Leave',
    });
    expect(await shown()).toMatchObject([
      { hourly_rate_band: null, rate_currency: 'USD', availability_status: null },
    ]);
  });

  test('cannot be guessed from a list that is sorted by rate', async () => {
    const other = await signUp(server, 'freelancer');
    await fillProfile(other);
    await apply(other);
    for (const rate_currency of ['ISK', 'ZMW']) {
      // In alphabetical order, ISK comes before USD, and ZMW comes after it.
      await fillProfile(freelancer, { rate_currency });
      for (const sort of ['rate_low', 'rate_high']) {
        const order = (await received(`?sort=${sort}`)).map(({ applicant: { name } }) => name);
        expect(order).toEqual(['Applicant 2', 'Applicant 1']);
        const path = `/api/applications/neighbours/${sent.id}/?sort=${sort}`;
        const { body } = await client.send<Neighbours>('GET', path);
        expect(body).toMatchObject({ previous: { freelancer_id: null }, next: null });
      }
    }
  });

  test('is not revealed when the client edits the job to name one skill after another', async () => {
    await addLookalikes({ skills: ['1', '2', '3'] });
    await fillProfile(freelancer, { skills: ['1', '2', '3'] });
    const before = await shown();
    await edit({ blind_review: true, description: 'A booking flow in JavaScript and PHP.' });
    expect(await shown()).toEqual(before);
    expect(before).toMatchObject([{ skills: [{ name: 'TypeScript' }] }]);
  });
});

describe('a reveal of the applicant’s name', () => {
  test('shows the whole application to the client, is recorded once, and is visible to the freelancer', async () => {
    const revealed = {
      hidden: false,
      revealed_at: START.toISOString(),
      reveal_reason: 'chosen',
      freelancer_id: freelancer.id,
      applicant: { name: 'Zephyrine Quill', location: 'Ushuaia' },
    };
    expect(await reveal()).toMatchObject({ status: 200, body: revealed });
    server.setTime(new Date(START.getTime() + 60_000));
    expect(await reveal()).toMatchObject({ status: 200, body: revealed });
    expect(await resume()).toBe(200);
    expect(await emailSeen()).toBe(freelancer.email);
    expect(await mine()).toMatchObject({ hidden: false, revealed_at: revealed.revealed_at });
    const log = server.database.kysely.selectFrom('reveals').selectAll();
    expect(await log.where('application_id', '=', sent.id).execute()).toMatchObject([
      { revealed_by: client.id, reason: 'chosen' },
    ]);
  });

  test('happens with a decision, stays when the decision is undone, and does not reveal the held decision to the freelancer', async () => {
    const named = { hidden: false, reveal_reason: 'decision', applicant: { name: 'Zephyrine Quill' } };
    expect((await accept()).body).toMatchObject(named);
    expect(await mine()).toMatchObject({ status: 'pending', hidden: true, revealed_at: null });
    expect((await undo()).body).toMatchObject({ ...named, status: 'pending' });
    expect(await mine()).toMatchObject({ hidden: false, revealed_at: START.toISOString() });
    // A second decision neither hides the name again nor changes the time of the reveal.
    server.setTime(new Date(START.getTime() + 60_000));
    await accept();
    expect(await mine()).toMatchObject({ hidden: false, revealed_at: START.toISOString() });
  });

  test('puts the first name, which was hidden, into the message of the decision', async () => {
    const body = { status: 'rejected', decline_reason: 'Dear {name}, thank you.' };
    const decided = await client.send('PATCH', `/api/applications/update/${sent.id}/`, { body });
    expect(decided.body).toMatchObject({ decline_reason: 'Dear Zephyrine, thank you.' });
  });

  test('the name is also revealed, and put into the message, when the client declines all waiting applicants', async () => {
    const body = { up_to: sent.id, message: 'Dear {name}, the role was filled.' };
    await client.send('POST', `/api/applications/decline-all/${job.id}/`, { body });
    expect(await received()).toMatchObject([
      { decline_reason: 'Dear Zephyrine, the role was filled.', reveal_reason: 'decision', hidden: false },
    ]);
  });
});

describe('switching blind review on or off', () => {
  test('reveals the names of waiting applicants when it is switched off, and hides only names that were never revealed when it is switched on', async () => {
    const second = await signUp(server, 'freelancer');
    await withdraw(second, await apply(second));
    expect((await edit({})).body.blind_review).toBe(true);
    expect((await edit({ blind_review: false })).body.blind_review).toBe(false);
    expect(await names()).toEqual(['Zephyrine Quill', 'Applicant 2']);
    expect(await mine()).toMatchObject({ hidden: false, revealed_at: START.toISOString() });
    expect(await received(`?id=${sent.id}`)).toMatchObject([{ reveal_reason: 'review_ended' }]);

    server.setTime(new Date(START.getTime() + 60_000));
    await apply(await signUp(server, 'freelancer', { first_name: 'Bo', last_name: 'Reed' }));
    expect(await names()).toEqual(['Bo Reed', 'Zephyrine Quill', 'Applicant 2']);
    await edit({ blind_review: true });
    expect(await names()).toEqual(['Applicant 3', 'Zephyrine Quill', 'Applicant 2']);
  });

  test('cannot deadlock with a simultaneous decision or reveal', async () => {
    const results = await Promise.all([accept(), edit({ blind_review: false }), reveal(), undo()]);
    const [decided, edited, revealed] = results;
    expect(statusesOf([decided, edited, revealed])).toEqual([200, 200, 200]);
    expect(await names()).toEqual(['Zephyrine Quill']);
  });
});
