/** Tests calendars by reading them as a calendar program does, with an independent parser. */
import type { CalendarAddress } from '@skillharbor/contract';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreementTerms } from '../../testing/agreementTerms.ts';
import { apply, postJob, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ environment: { DECISION_HOLD: '0' } });
});
afterAll(() => server.close());

const ADDRESS = '/api/users/calendar/';
const createAddress = async ({ send }: TestPerson) => (await send<CalendarAddress>('POST', ADDRESS)).body.url;

/** Requests an address without a session. */
async function fetchCalendar(address: string | null) {
  const { pathname, search } = new URL(address ?? '');
  return server.app.inject({ method: 'GET', url: pathname + search });
}

function daysIn(file: string) {
  const calendar = ICAL.Component.fromString(file);
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ summary, startDate, uid }) => ({ summary, day: startDate.toString(), uid }));
}
const subscribed = async (address: string | null) => daysIn((await fetchCalendar(address)).body);

/** Lets a client accept a freelancer, and then lets both agree on the terms. */
async function agree(client: TestPerson, freelancer: TestPerson, title: string) {
  const { id } = await apply(freelancer, await postJob(client, { title }));
  await client.send('PATCH', `/api/applications/update/${id}/`, { body: { status: 'accepted' } });
  const path = `/api/agreements/${id}/`;
  await freelancer.send('POST', `${path}versions/`, { body: { based_on: 0, ...agreementTerms } });
  await client.send('POST', `${path}steps/`, { body: { action: 'confirm', version: 1 } });
  return { id, path };
}

describe('the calendar of a freelancer', () => {
  test('has decision dates, the deadlines of saved jobs, and the dates of agreements', async () => {
    const client = await signUp(server, 'client');
    const freelancer = await signUp(server, 'freelancer');
    const applied = await postJob(client, { title: 'Ship’s cook; galley, nights' });
    const saved = await postJob(client, { title: 'Pilot' });
    const { id } = await apply(freelancer, applied);
    await freelancer.send('PUT', `/api/saved/jobs/${saved.id}/`, { body: {} });
    const agreed = await agree(client, freelancer, 'Boat builder');
    const address = await createAddress(freelancer);
    const { headers, body } = await fetchCalendar(address);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const host = new URL(address ?? '').hostname;
    const [deliverable] = agreementTerms.deliverables;
    expect(daysIn(body)).toEqual(
      expect.arrayContaining([
        {
          summary: 'Decision expected: Ship’s cook; galley, nights',
          day: applied.decision_date,
          uid: `application-${id}-decision@${host}`,
        },
        {
          summary: 'Last day to apply: Pilot',
          day: saved.application_deadline,
          uid: `job-${saved.id}-last-day@${host}`,
        },
        {
          summary: 'Work begins: Boat builder',
          day: agreementTerms.start_date,
          uid: `agreement-${agreed.id}-start@${host}`,
        },
        {
          summary: `Due: ${deliverable?.title}`,
          day: deliverable?.due,
          uid: `agreement-${agreed.id}-deliverable-1@${host}`,
        },
      ]),
    );
  });

  test('no longer has a date when the application is decided, the saved job is removed, or the agreement ends', async () => {
    const client = await signUp(server, 'client');
    const freelancer = await signUp(server, 'freelancer');
    const { id } = await apply(freelancer, await postJob(client));
    const saved = await postJob(client);
    await freelancer.send('PUT', `/api/saved/jobs/${saved.id}/`, { body: {} });
    const agreed = await agree(client, freelancer, 'Boat builder');
    const address = await createAddress(freelancer);
    expect(await subscribed(address)).not.toEqual([]);
    await client.send('PATCH', `/api/applications/update/${id}/`, { body: { status: 'rejected' } });
    await freelancer.send('DELETE', `/api/saved/jobs/${saved.id}/`);
    await client.send('POST', `${agreed.path}steps/`, { body: { action: 'end', reason: 'Sold.' } });
    expect(await subscribed(address)).toEqual([]);
  });

  test('is in the language of its user', async () => {
    const freelancer = await signUp(server, 'freelancer', { language: 'de' });
    await apply(freelancer, await postJob(await signUp(server, 'client'), { title: 'Lotse' }));
    expect(await subscribed(await createAddress(freelancer))).toMatchObject([
      { summary: 'Entscheidung erwartet: Lotse' },
    ]);
  });
});

describe('the calendar of a client', () => {
  test('has the deadlines of open jobs, and the decision dates while an applicant waits for a decision', async () => {
    const client = await signUp(server, 'client');
    const job = await postJob(client, { title: 'Pilot' });
    await postJob(client, { title: 'Draft of a job', is_active: false });
    const address = await createAddress(client);
    expect(await subscribed(address)).toMatchObject([
      { summary: 'Last day to apply: Pilot', day: job.application_deadline },
    ]);
    await apply(await signUp(server, 'freelancer'), job);
    expect(await subscribed(address)).toMatchObject([
      { summary: 'Last day to apply: Pilot', day: job.application_deadline },
      { summary: 'Decision due: Pilot', day: job.decision_date },
    ]);
  });
});

describe('the private address', () => {
  test('works until the user removes it or makes another address', async () => {
    const person = await signUp(server, 'freelancer');
    const read = async () => (await person.send<CalendarAddress>('GET', ADDRESS)).body.url;
    expect(await read()).toBeNull();
    const first = await createAddress(person);
    expect(await read()).toMatch(/^http.+\/calendar\.ics\?token=.+$/);
    expect((await fetchCalendar(first)).statusCode).toBe(200);
    expect(await read()).toBe(first);
    const second = await createAddress(person);
    expect((await fetchCalendar(first)).statusCode).toBe(404);
    expect((await fetchCalendar(second)).statusCode).toBe(200);
    await person.send('DELETE', ADDRESS);
    expect((await fetchCalendar(second)).statusCode).toBe(404);
    expect(await read()).toBeNull();
  });

  test.each([
    '',
    '?token=',
    '?token=x',
    '?token=a&token=b',
    '?token=1.',
    '?token=1.x',
    '?token=99999999999.x',
  ])('the private address does not work with the query "%s"', async (query) => {
    expect((await server.app.inject({ method: 'GET', url: `/calendar.ics${query}` })).statusCode).toBe(404);
  });
});

describe('the dates of an application', () => {
  test('can be downloaded only by the application’s two sides', async () => {
    const client = await signUp(server, 'client');
    const freelancer = await signUp(server, 'freelancer');
    const job = await postJob(client, { title: 'Pilot' });
    const { id } = await apply(freelancer, job);
    const path = `/api/applications/calendar/${id}/`;
    const headers = { authorization: `Bearer ${freelancer.session.access_token}` };
    const file = await server.app.inject({ method: 'GET', url: path, headers });
    expect(file.headers['content-disposition']).toBe(`attachment; filename=application-${id}.ics`);
    expect(daysIn(file.body)).toMatchObject([
      { summary: 'Decision expected: Pilot', day: job.decision_date },
    ]);
    expect((await (await signUp(server, 'freelancer')).send('GET', path)).status).toBe(404);
    expect((await (await signUp(server, 'client')).send('GET', path)).status).toBe(404);
    expect((await client.send('GET', path)).status).toBe(200);
  });
});
