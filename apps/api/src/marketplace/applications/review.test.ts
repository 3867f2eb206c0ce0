/** Tests how a client reviews applicants: with the list, the shortlist and notes. */
import type {
  Application,
  ApplicationList,
  MyApplication,
  MyJob,
  Neighbours,
  SentApplication,
} from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apply, deactivate, postJob, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../../platform/time/clock.ts';

let server: TestServer;
let client: TestPerson;
/** The applicants, in the order in which they apply. */
let people: TestPerson[];
let job: MyJob;
let sent: MyApplication[];
beforeAll(async () => {
  server = await testServer({ environment: { DECISION_HOLD: '0' } });
  client = await signUp(server, 'client');
  people = [];
  for (const rate of ['50', '90', '', '70']) {
    const person = await signUp(server, 'freelancer');
    people.push(person);
    if (rate === '') continue;
    const form = {
      bio: 'I draw.',
      experience: '5',
      portfolio_link: 'https://ada.example',
      hourly_rate: rate,
      location: 'Leeds',
      availability_status: 'Available',
      // These are the ids of JavaScript and TypeScript.
      skills: ['1', '2'],
    };
    await person.send('PUT', `/api/accounts/freelancers/${person.id}/`, { form });
  }
});
beforeEach(async () => {
  server.setTime(START);
  job = await postJob(client, { description: 'A booking flow in TypeScript.' });
  sent = [];
  for (const [index, person] of people.entries()) {
    server.setTime(secondsAfter(START, index));
    sent.push(await apply(person, job));
  }
});
afterAll(() => server.close());

const list = async (query = '') =>
  (await client.send<ApplicationList>('GET', `/api/applications/list/${job.id}${query}`)).body;
/** Returns the position in `sent` of each listed application. */
const order = async (query = '') =>
  (await list(query)).results.map(({ id }) => sent.findIndex((one) => one.id === id));
const decide = (index: number) =>
  client.send('PATCH', `/api/applications/update/${sent[index]?.id}/`, { body: { status: 'accepted' } });
const shortlist = (index: number, is_shortlisted = true, who = client) =>
  who.send<Application>('PUT', `/api/applications/shortlist/${sent[index]?.id}/`, {
    body: { is_shortlisted },
  });
const notify = (index: number) =>
  client.send<Application>('POST', `/api/applications/shortlist/${sent[index]?.id}/notify/`);
const note = (index: number, text: string, who = client) =>
  who.send<Application>('PUT', `/api/applications/note/${sent[index]?.id}/`, { body: { note: text } });
const mailsTo = async ({ email }: TestPerson) =>
  (
    await server.database.kysely
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .where('subject', 'like', '%shortlist%')
      .execute()
  ).map(({ subject }) => subject);

test('an application in the list has the rate, the skills that the job names, then the other skills, and the beginning of the letter', async () => {
  expect((await list()).results[0]).toMatchObject({
    letter_excerpt: 'I have shipped two.',
    resume: { type: 'pdf' },
    applicant: {
      hourly_rate: 70,
      rate_currency: 'USD',
      skills: [
        { name: 'TypeScript', is_named: true },
        { name: 'JavaScript', is_named: false },
      ],
    },
  });
});

const neighbour = (one?: Application) => (one ? { id: one.id, freelancer_id: one.freelancer_id } : null);

describe('the client’s list of applications', () => {
  test('is sorted by date or by rate, undecided applications first, and uses the present rate', async () => {
    expect(await order()).toEqual([3, 2, 1, 0]);
    expect(await order('?sort=oldest')).toEqual([0, 1, 2, 3]);
    expect(await order('?sort=rate_low')).toEqual([0, 3, 1, 2]);
    expect(await order('?sort=rate_high')).toEqual([1, 3, 0, 2]);
    await decide(0);
    expect(await order('?sort=rate_low')).toEqual([3, 1, 2, 0]);

    const rates = (hourly_rate: number) =>
      server.database.kysely
        .updateTable('freelancers')
        .set({ hourly_rate })
        .where('user_id', '=', people[3]?.id ?? 0)
        .execute();
    await rates(95);
    expect(await order('?sort=rate_low')).toEqual([1, 3, 2, 0]);
    await rates(70);
  });

  test('the list can be filtered by state, and always has the counts of all states', async () => {
    await decide(1);
    await shortlist(1);
    await shortlist(2);
    expect(await order('?state=undecided')).toEqual([3, 2, 0]);
    expect(await order('?state=decided')).toEqual([1]);
    expect(await order('?state=shortlisted')).toEqual([2, 1]);
    expect(await order(`?id=${sent[0]?.id}&id=${sent[3]?.id}`)).toEqual([3, 0]);
    expect((await list('?state=decided')).totals).toEqual({
      all: 4,
      undecided: 3,
      shortlisted: 2,
      decided: 1,
    });
  });

  test.each(['newest', 'oldest', 'rate_low', 'rate_high'])(
    'has the same order as the links to the next and previous application, sorted by %s',
    async (sort) => {
      await decide(1);
      await shortlist(0);
      await shortlist(1);
      for (const state of ['all', 'undecided', 'shortlisted', 'decided']) {
        const { results } = await list(`?state=${state}&sort=${sort}`);
        for (const [index, { id }] of results.entries()) {
          const path = `/api/applications/neighbours/${id}/?state=${state}&sort=${sort}`;
          expect((await client.send<Neighbours>('GET', path)).body).toEqual({
            previous: neighbour(results[index - 1]),
            next: neighbour(results[index + 1]),
          });
        }
      }
    },
  );

  test('leads to each applicant only once through the links to the next application, even if the applicant has withdrawn and applied again', async () => {
    await people[2]?.send('POST', `/api/applications/my/${sent[2]?.id}/withdraw/`, { body: {} });
    const again = await apply(people[2] ?? client, job);
    const seen = [];
    for (let id: number | undefined = again.id; id !== undefined;) {
      const path: string = `/api/applications/neighbours/${id}/`;
      const { next }: Neighbours = (await client.send<Neighbours>('GET', path)).body;
      seen.push(next?.freelancer_id ?? null);
      id = next?.id;
    }
    expect(seen).toEqual([people[3]?.id, people[1]?.id, people[0]?.id, null]);
  });
});

describe('the shortlist', () => {
  const mine = async () =>
    (await people[0]?.send<SentApplication>('GET', `/api/applications/my/${sent[0]?.id}/`))?.body;

  test('is not shown to the freelancer until the client notifies them, which is possible once and only before a decision', async () => {
    expect((await notify(0)).status).toBe(409);
    expect((await shortlist(0)).body.shortlisted_at).not.toBeNull();
    expect(await mine()).toMatchObject({ shortlisted_at: null });
    expect(await mailsTo(people[0] ?? client)).toEqual([]);

    expect((await notify(0)).status).toBe(200);
    expect((await notify(0)).status).toBe(409);
    expect((await mine())?.shortlisted_at).not.toBeNull();
    expect(await mailsTo(people[0] ?? client)).toEqual([`You are on the shortlist: ${job.title}`]);

    expect((await shortlist(0, false)).body).toMatchObject({ shortlisted_at: null });
    expect((await mine())?.shortlisted_at).not.toBeNull();

    await shortlist(1);
    await decide(1);
    expect((await notify(1)).status).toBe(409);
  });

  test('keeps the date of an application that is added again, and refuses changes by other clients', async () => {
    const { body } = await shortlist(0);
    server.setTime(secondsAfter(server.now(), 60));
    expect((await shortlist(0)).body.shortlisted_at).toBe(body.shortlisted_at);
    expect((await shortlist(0, true, await signUp(server, 'client'))).status).toBe(404);
  });
});

describe('a withdrawn application', () => {
  const withdraw = (index: number) =>
    people[index]?.send('POST', `/api/applications/my/${sent[index]?.id}/withdraw/`, { body: {} });

  test('cannot be put on the shortlist by the client', async () => {
    await withdraw(0);
    expect(await shortlist(0)).toMatchObject({
      status: 409,
      body: { detail: 'This application was withdrawn.' },
    });
    expect(await order('?state=shortlisted')).toEqual([]);
  });

  test('can be taken off the shortlist if the client put it there before the withdrawal', async () => {
    await shortlist(0);
    await withdraw(0);
    expect(await shortlist(0, false)).toMatchObject({ status: 200, body: { shortlisted_at: null } });
  });
});

describe('a note', () => {
  const SECRET = 'Asks for too much.';

  test('appears in no response to the freelancer of the application', async () => {
    expect((await note(0, SECRET)).body.note).toBe(SECRET);
    await shortlist(0);
    const [freelancer = client] = people;
    const responses = await Promise.all(
      [
        '/api/applications/my/',
        `/api/applications/my/${sent[0]?.id}/`,
        `/api/applications/has-applied/${job.id}/`,
        `/api/job-listings/listings/${job.id}/`,
        `/api/accounts/freelancers/${freelancer.id}/`,
        '/api/accounts/freelancers/',
        '/api/users/',
        `/api/job-listings/listings/${job.id}/questions/mine/`,
        `/api/applications/list/${job.id}`,
      ].map((path) => freelancer.send('GET', path)),
    );
    const withdrawn = await freelancer.send('POST', `/api/applications/my/${sent[0]?.id}/withdraw/`, {
      body: {},
    });
    for (const { body } of [...responses, withdrawn]) expect(JSON.stringify(body)).not.toContain(SECRET);
  });

  test('can be written and replaced only by the job’s client, and is deleted with the job', async () => {
    const { kysely } = server.database;
    const notes = () =>
      kysely
        .selectFrom('application_notes')
        .select('note')
        .where('application_id', '=', sent[0]?.id ?? 0)
        .execute();
    expect((await note(0, SECRET, await signUp(server, 'client'))).status).toBe(404);
    await note(0, SECRET);
    expect((await note(0, '')).body.note).toBe('');
    expect((await note(0, 'x'.repeat(2001))).status).toBe(400);
    await note(0, SECRET);
    expect(await notes()).toEqual([{ note: SECRET }]);
    await deactivate(client, job);
    await client.send('DELETE', `/api/job-listings/listings/${job.id}/edit/`);
    expect(await notes()).toEqual([]);
  });
});
