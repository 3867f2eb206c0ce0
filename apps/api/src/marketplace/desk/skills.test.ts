import type { FreelancerProfile, SavedFreelancerSearch, SkillUses, SkillUse } from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileForm, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { hireStaff } from '../../testing/staff.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { mailSavedSearches } from '../savedSearches/searchMails.commands.ts';

let server: TestServer;
let operator: TestPerson;
beforeAll(async () => {
  server = await testServer();
  operator = await hireStaff(server, 'operator');
});
afterAll(() => server.close());

const path = '/api/admin/skills/';
const list = async () => (await operator.send<SkillUses>('GET', path)).body.results;

async function find(name: string): Promise<SkillUse> {
  const found = (await list()).find((skill) => skill.name === name.trim());
  if (!found) throw new Error(`There is no skill ${name}.`);
  return found;
}

async function add(name: string, category = 'Sailing'): Promise<number> {
  const { status } = await operator.send('POST', path, { body: { name, category } });
  expect(status).toBe(201);
  return (await find(name)).id;
}

const change = (id: number, body: { name: string; category: string }) =>
  operator.send('PUT', `${path}${id}/`, { body });
const merge = (id: number, into: number) => operator.send('POST', `${path}${id}/merge/`, { body: { into } });

const choose = (person: TestPerson, ...skills: number[]) =>
  person.send<FreelancerProfile>('PUT', `/api/accounts/freelancers/${person.id}/`, {
    form: { ...profileForm, named_in_mails: 'true', skills: skills.map(String) },
  });

async function arrive(...skills: number[]): Promise<TestPerson> {
  const person = await signUp(server, 'freelancer');
  expect((await choose(person, ...skills)).status).toBe(200);
  return person;
}

const skillsOf = async ({ id, send }: TestPerson) =>
  (await send<FreelancerProfile>('GET', `/api/accounts/freelancers/${id}/`)).body.skills.map(
    ({ name }) => name,
  );

interface Directory {
  count: number;
  results: { id: number }[];
  facets: { skills: { id: number; name: string; count: number }[] };
}
const directory = async (query: string) =>
  (await sender(server)<Directory>('GET', `/api/accounts/freelancers/?${query}`)).body;
const idsIn = async (query: string) => (await directory(query)).results.map(({ id }) => id);

const logged = (action: string) =>
  server.database.kysely
    .selectFrom('moderation_log')
    .select(['actor_id', 'details'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute();

test('an added skill can be chosen at once, and no other skill can have its name, whatever the case', async () => {
  const id = await add('  Sail making ');
  expect(await skillsOf(await arrive(id))).toEqual(['Sail making']);
  expect(await find('Sail making')).toEqual({ id, name: 'Sail making', category: 'Sailing', freelancers: 1 });
  const again = await operator.send('POST', path, { body: { name: 'SAIL MAKING', category: 'Other' } });
  expect(again).toMatchObject({ status: 409, body: { code: 'skill_exists' } });
  expect((await logged('skill_added'))[0]).toEqual({
    actor_id: operator.id,
    details: { skill: 'Sail making', before: null, after: 'Sailing' },
  });
});

test('a renamed skill is found only by its new name, and the log has both names', async () => {
  const id = await add('Knotz');
  const person = await arrive(id);
  expect((await change(id, { name: 'Ropework', category: 'Crafts' })).status).toBe(200);
  expect(await skillsOf(person)).toEqual(['Ropework']);
  expect(await idsIn('search=ropework')).toEqual([person.id]);
  expect(await idsIn('search=knotz')).toEqual([]);
  const { body } = await sender(server)<{ results: { category: string }[] }>('GET', '/api/accounts/skills/');
  expect(body.results.map(({ category }) => category)).toContain('Crafts');
  expect((await logged('skill_changed')).map(({ details }) => details)).toEqual([
    { skill: 'Knotz', before: 'Sailing', after: 'Crafts' },
    { skill: 'Knotz', before: 'Knotz', after: 'Ropework' },
  ]);
  // A name that differs only in case is still the name of this skill.
  expect((await change(id, { name: 'RopeWork', category: 'Crafts' })).status).toBe(200);
  expect((await change(id, { name: 'typescript', category: 'Crafts' })).status).toBe(409);
});

test('a freelancer who has both merged skills keeps one, and all counts and facets are right', async () => {
  const [from, into] = [await add('Rigging work'), await add('Rigging')];
  const both = await arrive(from, into);
  const one = await arrive(from, 1);
  const other = await arrive(into);
  expect((await merge(from, into)).status).toBe(200);
  expect(await skillsOf(both)).toEqual(['Rigging']);
  expect(await skillsOf(one)).toEqual(['JavaScript', 'Rigging']);
  expect(await find('Rigging')).toMatchObject({ freelancers: 3 });
  expect((await list()).map(({ name }) => name)).not.toContain('Rigging work');
  // The directory lists the newest freelancers first.
  expect(await idsIn(`skill=${into}`)).toEqual([other.id, one.id, both.id]);
  const { facets } = await directory('');
  expect(facets.skills.find(({ id }) => id === into)?.count).toBe(3);
  expect(facets.skills.map(({ id }) => id)).not.toContain(from);
  const { rows } = await sql`
    select skill_id, sum(counted) from (
      select skill_id, freelancers as counted from freelancer_skill_counts
      union all
      select unnest(skill_ids || 0), -1 from freelancer_search
    ) as each group by skill_id having sum(counted) <> 0`.execute(server.database.kysely);
  expect(rows).toEqual([]);
  expect((await logged('skill_merged'))[0]).toEqual({
    actor_id: operator.id,
    details: { skill: 'Rigging work', before: 'Rigging work', after: 'Rigging', freelancers: 2, searches: 0 },
  });
});

test('links and forms with the id of a merged skill still work, even after a second merge', async () => {
  const [first, second, last] = [await add('Caulking'), await add('Calking'), await add('Hull repair')];
  const person = await arrive(first);
  await merge(first, second);
  await merge(second, last);
  expect(await idsIn(`skill=${first}`)).toEqual([person.id]);
  expect((await directory(`skill=${first}`)).facets.skills).toMatchObject([{ id: last, count: 1 }]);
  const late = await arrive(first, second, last);
  expect(await skillsOf(late)).toEqual(['Hull repair']);
  expect(await find('Hull repair')).toMatchObject({ freelancers: 2 });
});

test('the name of a merged skill can be given to a new skill', async () => {
  const [from, into] = [await add('Anchoring'), await add('Mooring')];
  await merge(from, into);
  expect(await add('Anchoring')).not.toBe(from);
});

test('a skill cannot be merged into itself or into a merged skill, and a merged skill is not found', async () => {
  const [from, into] = [await add('Signals'), await add('Flags')];
  expect((await merge(from, from)).status).toBe(400);
  await merge(from, into);
  expect((await merge(into, from)).status).toBe(400);
  expect((await merge(from, into)).status).toBe(404);
  expect((await change(from, { name: 'Signals', category: 'Sailing' })).status).toBe(404);
});

test('a profile that is saved during a merge does not keep the merged skill', async () => {
  const [from, into] = [await add('Tarring'), await add('Pitching')];
  const people = await Promise.all(Array.from({ length: 5 }, () => arrive(into)));
  const [outcome] = await Promise.all([
    merge(from, into),
    ...people.map((person) => choose(person, from)),
    ...people.map((person) => choose(person, from, 1)),
  ]);
  expect(outcome.status).toBe(200);
  const left = await server.database.kysely
    .selectFrom('freelancer_skills')
    .select('freelancer_id')
    .where('skill_id', '=', from)
    .execute();
  expect(left).toEqual([]);
});

test('a saved search follows the merge, and freelancers who are found only because of the merge do not count as new', async () => {
  const client = await signUp(server, 'client');
  const [from, into] = [await add('Splicing'), await add('Rope splicing')];
  const save = (name: string, skill: number[]) =>
    client.send<SavedFreelancerSearch>('POST', '/api/saved/searches/', {
      body: { kind: 'freelancers', name, frequency: 'daily', conditions: { skill } },
    });
  await arrive(from);
  await arrive(into);
  await save('Old', [from]);
  await save('Both', [from, into]);
  await save('New', [into]);
  server.setTime(new Date(START.getTime() + 60_000));
  const recent = await arrive(from);
  // The first operator cannot log in again with only a password, so another operator merges the skills.
  const { send } = await hireStaff(server, 'operator');
  expect((await send('POST', `${path}${from}/merge/`, { body: { into } })).status).toBe(200);
  const searches = await client.send<{ results: SavedFreelancerSearch[] }>('GET', '/api/saved/searches/');
  expect(
    searches.body.results.map(({ name, conditions, new_freelancers }) => [
      name,
      conditions,
      new_freelancers.map(({ id }) => id),
    ]),
  ).toEqual([
    ['New', { skill: [into] }, []],
    ['Both', { skill: [into] }, []],
    ['Old', { skill: [into] }, [recent.id]],
  ]);
  server.setTime(new Date('2026-05-05T07:00:00Z'));
  await mailSavedSearches(servicesOf(server));
  const mailed = await server.database.kysely
    .selectFrom('saved_search_mailed_people')
    .select('freelancer_id')
    .where('user_id', '=', client.id)
    .execute();
  expect(mailed).toEqual([{ freelancer_id: recent.id }]);
});
