import type { LinkedSearch, SavedFreelancerSearch, SavedSearchInput } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profileForm, sender, signUp, tokenIn } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { mailSavedSearches } from './searchMails.commands.ts';

/** The tests start on Monday, 4 May 2026, at nine o'clock. Mails are due at seven o'clock. */
const TOMORROW = new Date('2026-05-05T07:00:00Z');
const DAY_AFTER = new Date('2026-05-06T07:00:00Z');

let server: TestServer;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setTime(START);
  await server.database.kysely.deleteFrom('saved_searches').execute();
  await server.database.kysely.updateTable('freelancers').set({ title: '' }).execute();
  client = await signUp(server, 'client', { company: 'Pier Four' });
});
afterAll(() => server.close());

type Input = Extract<SavedSearchInput, { kind: 'freelancers' }>;
const path = '/api/saved/searches/';
const riggers: Input = {
  kind: 'freelancers',
  name: 'Riggers',
  frequency: 'daily',
  conditions: { search: 'rigger' },
};
const save = (body: Partial<Input> = {}, by = client) =>
  by.send<SavedFreelancerSearch>('POST', path, { body: { ...riggers, ...body } });
const change = ({ id }: { id: number }, body: Partial<Input>, by = client) =>
  by.send<SavedFreelancerSearch>('PATCH', `${path}${id}/`, { body: { kind: 'freelancers', ...body } });
const list = async (by = client) =>
  (await by.send<{ results: SavedFreelancerSearch[] }>('GET', path)).body.results;
const found = async () =>
  (await list()).map(({ name, new_freelancers }) => [name, ...new_freelancers.map((one) => one.title)]);

const edit = (person: TestPerson, fields: Record<string, string>) =>
  person.send<{ named_in_mails: boolean | null }>('PUT', `/api/accounts/freelancers/${person.id}/`, {
    form: { ...profileForm, ...fields },
  });

/** Signs up a freelancer with a title. The freelancer agrees to be named in mails, unless `named` is false. */
async function arrive(title: string, named = true): Promise<TestPerson> {
  const person = await signUp(server, 'freelancer');
  await edit(person, { title, named_in_mails: String(named) });
  return person;
}

/** Sends the mails that are due at a time, and returns the mails to one person. */
async function mailsAt(time: Date, to = client) {
  server.setTime(time);
  await server.database.kysely.deleteFrom('mails').execute();
  await mailSavedSearches(servicesOf(server));
  return server.database.kysely
    .selectFrom('mails')
    .select(['subject', 'text', 'unsubscribe_url'])
    .where('recipient', '=', to.email)
    .execute();
}

describe('a saved search for freelancers', () => {
  test('counts and names the freelancers who are new since the client last looked', async () => {
    await arrive('Old rigger');
    const { status, body: search } = await save();
    expect(status).toBe(201);
    expect(search).toMatchObject({ ...riggers, new_count: 0, new_freelancers: [] });
    const rigger = await arrive('Rigger of tall ships');
    await arrive('Cook');
    expect(await list()).toMatchObject([
      { new_count: 1, new_freelancers: [{ id: rigger.id, title: 'Rigger of tall ships' }] },
    ]);
    server.setTime(new Date(START.getTime() + 60_000));
    expect((await client.send('POST', `${path}${search.id}/look/`)).status).toBe(204);
    expect(await found()).toEqual([['Riggers']]);
  });

  test('names only freelancers who agree to be named, and stops naming those who withdraw their consent', async () => {
    await save();
    const rigger = await arrive('Rigger', false);
    expect(await found()).toEqual([['Riggers']]);
    await edit(rigger, { title: 'Rigger', named_in_mails: 'true' });
    expect(await found()).toEqual([['Riggers', 'Rigger']]);
    await edit(rigger, { title: 'Rigger', named_in_mails: 'false' });
    expect(await found()).toEqual([['Riggers']]);
  });

  test('does not find freelancers whose address is unconfirmed', async () => {
    await save();
    const hidden = await signUp(server, 'freelancer', { isConfirmed: false });
    await server.database.kysely
      .updateTable('freelancers')
      .set({ title: 'Rigger', named_in_mails: true })
      .where('user_id', '=', hidden.id)
      .execute();
    expect(await found()).toEqual([['Riggers']]);
  });

  test('starts again when its conditions change, so that freelancers who match the new conditions at that time do not count as new', async () => {
    const { body: search } = await save();
    await arrive('Rigger');
    await arrive('Cook');
    await change(search, { conditions: { search: 'cook' } });
    expect(await found()).toEqual([['Riggers']]);
    await arrive('Cook on ferries');
    expect(await found()).toEqual([['Riggers', 'Cook on ferries']]);
  });

  test('finds freelancers who meet all conditions, and is saved only once, even if its values come in another order', async () => {
    const conditions = { availability: ['Busy', 'Available'], rate_min: 50 } as const;
    await save({ conditions: { ...conditions, availability: [...conditions.availability] } });
    const again = await save({
      conditions: { rate_min: 50, availability: ['Available', 'Busy'], rate_currency: 'USD' },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'saved_search_exists' } });
    const rates = { named_in_mails: 'true', availability_status: 'Busy' };
    await edit(await signUp(server, 'freelancer'), { ...rates, hourly_rate: '49', title: 'Cheap' });
    await edit(await signUp(server, 'freelancer'), { ...rates, hourly_rate: '50', title: 'Dear' });
    expect(await found()).toEqual([['Riggers', 'Dear']]);
  });

  test('can be saved only by clients, and a search for jobs only by freelancers', async () => {
    const ada = await signUp(server, 'freelancer');
    expect(await save({}, ada)).toMatchObject({ status: 400, body: { kind: [expect.anything()] } });
    const jobs = { name: 'Ferries', frequency: 'daily', conditions: { search: 'ferry' } };
    expect((await client.send('POST', path, { body: jobs })).status).toBe(400);
    const { body: search } = await save();
    // An update without a kind is an update of a search for jobs.
    expect((await client.send('PATCH', `${path}${search.id}/`, { body: { name: 'Mine' } })).status).toBe(404);
    expect((await change(search, { name: 'Mine' }, ada)).status).toBe(404);
  });
});

describe('the mail about new freelancers', () => {
  test('names each new freelancer once, in the morning, and is never empty', async () => {
    await arrive('Old rigger');
    await save();
    await save({ name: 'Captains', conditions: { search: 'captain' } });
    expect(await mailsAt(TOMORROW)).toEqual([]);
    await arrive('Rigger and captain');
    await arrive('Captain');
    const [mail, ...others] = await mailsAt(DAY_AFTER);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^New freelancer: .+, and 1 more$/);
    expect(mail?.text.match(/Rigger and captain/g)).toHaveLength(1);
    expect(mail?.text).toMatch(/“Riggers”[^]*Rigger and captain[^]*“Captains”[^]*Captain/);
    expect(mail?.text).not.toContain('Old rigger');
    expect(await mailsAt(new Date('2026-05-07T07:00:00Z'))).toEqual([]);
  });

  test('never names a freelancer twice, even if another search was saved later', async () => {
    const { body: search } = await save();
    const rigger = await arrive('Rigger');
    expect(await mailsAt(TOMORROW)).toHaveLength(1);
    await client.send('DELETE', `${path}${search.id}/`);
    await save({ name: 'Captains', conditions: { search: 'captain' } });
    server.setTime(new Date(TOMORROW.getTime() + 60_000));
    await edit(rigger, { title: 'Captain', named_in_mails: 'true' });
    expect(await found()).toEqual([['Captains', 'Captain']]);
    expect(await mailsAt(DAY_AFTER)).toEqual([]);
  });

  test('leaves out freelancers who no longer agree to be named, or who have deleted their account', async () => {
    await save();
    const rigger = await arrive('Rigger');
    await edit(rigger, { title: 'Rigger', named_in_mails: 'false' });
    expect(await mailsAt(TOMORROW)).toEqual([]);
    const other = await arrive('Rigger');
    await server.database.kysely.deleteFrom('users').where('id', '=', other.id).execute();
    expect(await mailsAt(DAY_AFTER)).toEqual([]);
  });

  test('leaves out freelancers who arrived while the mails were switched off', async () => {
    const { body: search } = await save({ frequency: 'off' });
    await arrive('Rigger');
    expect(await mailsAt(TOMORROW)).toEqual([]);
    await change(search, { frequency: 'daily' });
    server.setTime(new Date(TOMORROW.getTime() + 60_000));
    await arrive('Rigger of tall ships');
    const [mail] = await mailsAt(DAY_AFTER);
    expect(mail?.text).toContain('Rigger of tall ships');
    expect(mail?.text.match(/Rigger/g)).toHaveLength(2);
  });

  test('comes with a notification that contains the name of the search, but names no freelancer', async () => {
    await save();
    await arrive('Rigger');
    await mailsAt(TOMORROW);
    const { body } = await client.send<{ results: unknown[] }>('GET', '/api/users/notifications/');
    expect(body.results).toMatchObject([{ kind: 'freelancers_found', title: 'Riggers', job_id: null }]);
  });

  test('has a link to change and delete the search without logging in, and a link to stop all such mails', async () => {
    await save();
    await arrive('Rigger');
    const [mail] = await mailsAt(TOMORROW);
    const token = tokenIn({ text: mail?.text ?? '' });
    const visitor = sender(server);
    const send = (action: string, body = {}) =>
      visitor<LinkedSearch>('POST', `${path}${action}/`, { body: { token, ...body } });
    expect((await send('check-link')).body).toEqual(riggers);
    expect((await send('by-link', { name: 'Mine' })).status).toBe(404);
    const update = { kind: 'freelancers', frequency: 'weekly', conditions: { search: 'captain' } };
    expect((await send('by-link', update)).body).toEqual({ ...riggers, ...update });
    expect((await send('delete-by-link')).status).toBe(204);
    expect(await list()).toEqual([]);
    const url = new URL(mail?.unsubscribe_url ?? '');
    const stopped = await server.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'harbor.test' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.statusCode).toBe(200);
    await save();
    await arrive('Rigger of tall ships');
    expect(await mailsAt(DAY_AFTER)).toEqual([]);
  });
});

test('only the freelancers themselves see whether they agree to be named in mails', async () => {
  const ada = await arrive('Rigger');
  const url = `/api/accounts/freelancers/${ada.id}/`;
  expect((await ada.send('GET', url)).body).toMatchObject({ named_in_mails: true });
  expect((await client.send('GET', url)).body).toMatchObject({ named_in_mails: null });
  expect((await sender(server)('GET', url)).body).toMatchObject({ named_in_mails: null });
  expect((await edit(await signUp(server, 'freelancer'), {})).body.named_in_mails).toBe(false);
});
