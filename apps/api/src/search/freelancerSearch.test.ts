/** Tests which of these profiles the directory finds, and in which order. */
import type { FreelancerList, SkillGroup } from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormFields } from '../testing/forms.ts';
import { sender, signUp } from '../testing/people.ts';
import { testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

interface Profile extends Record<string, string | string[] | undefined> {
  title: string;
  skills?: string[];
  hourly_rate?: string;
  rate_currency?: string;
  location?: string;
  availability_status?: string;
  bio?: string;
}

const BIO = 'Calm and careful work, explained as it goes along.';

/** The profiles, oldest account first. */
const profiles = {
  react: { title: 'Front-End Developer', skills: ['React', 'TypeScript'], hourly_rate: '80' },
  cheap: { title: 'React and SQL', skills: ['React', 'SQL'], hourly_rate: '20', location: 'Kyiv, Ukraine' },
  euro: {
    title: 'C# developers’ helper',
    skills: ['C#', 'SQL', 'React'],
    hourly_rate: '50',
    rate_currency: 'EUR',
    location: 'München, Germany',
    availability_status: 'Busy',
  },
  writer: {
    title: 'Writer',
    skills: ['Technical writing'],
    hourly_rate: '45.5',
    location: 'Québec, Canada',
    availability_status: 'On Leave',
    bio: 'I have written about React for ten years, and about boats for twenty.',
  },
  /** This profile is incomplete, because its bio is too short. */
  unserious: { title: 'React React React', skills: ['React'], hourly_rate: '1', bio: 'React.' },
} satisfies Record<string, Profile>;
type Name = keyof typeof profiles | 'empty';

const names = new Map<number, Name>();
const skillIds = new Map<string, string>();
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const { body } = await sender(server)<{ results: SkillGroup[] }>('GET', '/api/accounts/skills/');
  for (const { name, id } of body.results.flatMap(({ skills }) => skills)) skillIds.set(name, String(id));
  for (const [name, profile] of Object.entries(profiles)) await signUpWith(name as Name, profile);
  names.set((await signUp(server, 'freelancer', { first_name: 'Zofia', last_name: 'Nowak' })).id, 'empty');
});
afterAll(() => server.close());

async function signUpWith(name: Name, { skills = [], ...profile }: Profile) {
  const person = await signUp(server, 'freelancer', { last_name: `O’${name}` });
  const form = {
    bio: BIO,
    experience: '4',
    portfolio_link: 'https://ada.example',
    hourly_rate: '60',
    location: 'Porto, Portugal',
    availability_status: 'Available',
    ...profile,
    skills: skills.map(idOf),
    // The cast is safe, because each field that is missing here gets its default value.
  } as FormFields;
  expect((await person.send('PUT', `/api/accounts/freelancers/${person.id}/`, { form })).status).toBe(200);
  names.set(person.id, name);
  return person;
}

const idOf = (skill: string) => skillIds.get(skill) ?? '0';

async function list(query: string): Promise<FreelancerList> {
  const { status, body } = await sender(server)<FreelancerList>('GET', `/api/accounts/freelancers/${query}`);
  expect(status).toBe(200);
  return body;
}
const namesOf = ({ results }: FreelancerList) => results.map(({ id }) => names.get(id));
const found = async (query: string) => namesOf(await list(query));

describe('searching the directory by words', () => {
  test.each<[text: string, names: Name[]]>([
    ['developer', ['euro', 'react']],
    ['frontend', ['react']],
    ['front end', ['react']],
    ['c#', ['euro']],
    ['typescript', ['react']],
    ['munich', ['euro']],
    ['quebec', ['writer']],
    ['kiev', ['cheap']],
    ['boats', ['writer']],
    ['"ten years"', ['writer']],
    ['nowak', ['empty']],
    ['react -sql -writer', ['react', 'unserious']],
    ['react kyiv', ['cheap']],
    ['submarine', []],
    ['-react', []],
  ])('finds the expected profiles for %j', async (text, expected) => {
    const response = await list(`?search=${encodeURIComponent(text)}`);
    expect(namesOf(response)).toEqual(expected);
    expect(response).toMatchObject({ count: expected.length, is_count_exact: true, found_words: null });
  });

  test('a search of the directory lists complete profiles first, then matches in the title, then in a skill, then in the bio', async () => {
    expect(await found('?search=react')).toEqual(['cheap', 'euro', 'react', 'writer', 'unserious']);
    expect(await found('?search=react&sort=newest')).toEqual([
      'writer',
      'euro',
      'cheap',
      'react',
      'unserious',
    ]);
  });

  test('a search of the directory corrects a typo, and returns the corrected text', async () => {
    const response = await list('?search=raect');
    expect(response).toMatchObject({ count: 5, found_words: 'react' });
    expect(response.facets?.skills[0]).toMatchObject({ name: 'React', count: 4 });
  });
});

describe('the filters of the directory', () => {
  test('the filters of the directory find freelancers who have all of the skills', async () => {
    const [react, sql] = [idOf('React'), idOf('SQL')];
    expect(await found(`?skill=${react}`)).toEqual(['euro', 'cheap', 'react', 'unserious']);
    expect(await found(`?skill=${react}&skill=${sql}`)).toEqual(['euro', 'cheap']);
    expect(await found(`?skill=${sql}&skill=${react}&skill=${sql}`)).toEqual(['euro', 'cheap']);
    expect(await found('?skill=2147483647')).toEqual([]);
  });

  test('the filters of the directory find freelancers who have any of the availabilities', async () => {
    expect(await found('?availability=Busy')).toEqual(['euro']);
    expect(await found('?availability=Busy&availability=On+Leave')).toEqual(['writer', 'euro']);
  });

  test('the filters of the directory find freelancers whose rates, in the chosen currency, are within the limits', async () => {
    expect(await found('?rate_min=20&rate_max=80')).toEqual(['writer', 'cheap', 'react']);
    expect(await found('?rate_max=45.49')).toEqual(['cheap', 'unserious']);
    expect(await found('?rate_min=50&rate_currency=EUR')).toEqual(['euro']);
    expect(await found('?rate_min=80&rate_max=20')).toEqual([]);
    // Without an amount, the currency does not filter the list.
    expect(await found('?rate_currency=EUR')).toHaveLength(6);
  });

  test('the filters of the directory can be combined with search words', async () => {
    expect(await found(`?search=react&skill=${idOf('SQL')}&availability=Available&rate_max=30`)).toEqual([
      'cheap',
    ]);
  });

  test.each(['skill=x', 'skill=0', 'availability=Away', 'rate_min=-1', 'rate_max=x', 'rate_currency=euro'])(
    'the filters of the directory refuse the query %s',
    async (query) => {
      expect((await sender(server)('GET', `/api/accounts/freelancers/?${query}`)).status).toBe(400);
    },
  );

  test('the filters of the directory accept at most ten skills', async () => {
    const query = Array.from({ length: 11 }, (_, index) => `skill=${index + 1}`).join('&');
    expect((await sender(server)('GET', `/api/accounts/freelancers/?${query}`)).status).toBe(400);
  });
});

test('incomplete profiles come last in every sort order', async () => {
  const newest: Name[] = ['writer', 'euro', 'cheap', 'react', 'empty', 'unserious'];
  expect(await found('')).toEqual(newest);
  expect(await found('?sort=newest')).toEqual(newest);
  expect(await found('?sort=best')).toEqual(newest);
  expect(await found('?sort=rate_low')).toEqual(['cheap', 'writer', 'react', 'euro', 'unserious', 'empty']);
  expect(await found('?sort=rate_high')).toEqual(['react', 'writer', 'cheap', 'euro', 'unserious', 'empty']);
  expect(await found('?sort=rate_low&rate_currency=EUR')).toEqual([
    'euro',
    'writer',
    'cheap',
    'react',
    'empty',
    'unserious',
  ]);
});

test('the facets of the first page say for each further value how many freelancers would remain', async () => {
  const counts = ({ facets }: FreelancerList) => ({
    skills: Object.fromEntries((facets?.skills ?? []).map(({ name, count }) => [name, count])),
    availability: Object.fromEntries((facets?.availability ?? []).map(({ value, count }) => [value, count])),
  });
  const all = await list('');
  expect(counts(all)).toEqual({
    skills: { React: 4, SQL: 2, TypeScript: 1, 'C#': 1, 'Technical writing': 1 },
    availability: { Available: 4, Busy: 1, 'On Leave': 1 },
  });
  expect(all.facets?.skills[0]).toEqual({
    id: Number(idOf('React')),
    name: 'React',
    category: 'Development',
    count: 4,
  });
  expect(counts(await list(`?skill=${idOf('SQL')}&availability=Busy`))).toEqual({
    skills: { React: 1, SQL: 1, 'C#': 1 },
    availability: { Available: 1, Busy: 1, 'On Leave': 0 },
  });
  // The facets list a skill that the search requires even if no freelancer matches the search.
  expect(counts(await list(`?search=submarine&skill=${idOf('Payroll')}`)).skills).toEqual({ Payroll: 0 });
  expect(await list('?page=2')).toMatchObject({ results: [], count: 6, facets: null });
});

test('a search shows each change of a freelancer at once, although the results of searches are cached', async () => {
  const person = await signUp(server, 'freelancer', { first_name: 'Runa' });
  const save = (form: FormFields) =>
    person.send('PUT', `/api/accounts/freelancers/${person.id}/`, {
      form: {
        bio: BIO,
        experience: '4',
        portfolio_link: 'https://ada.example',
        hourly_rate: '60',
        location: 'Porto, Portugal',
        availability_status: 'Available',
        ...form,
      },
    });
  await save({ title: 'Harpooner', skills: [idOf('Payroll'), idOf('Auditing')] });
  expect(await found('?search=harpooner')).toHaveLength(1);
  expect(await found('?search=payroll')).toHaveLength(1);
  await save({ title: 'Whaler', skills: [idOf('Auditing')] });
  expect(await found('?search="harpooner"')).toHaveLength(0);
  expect(await found('?search="payroll"')).toHaveLength(0);
  expect(await found(`?skill=${idOf('Auditing')}`)).toHaveLength(1);
  await save({ title: 'Whaler' });
  expect(await found(`?skill=${idOf('Auditing')}`)).toHaveLength(0);
});

test('when a freelancer changes, the facets of the unfiltered list change, too', async () => {
  const { kysely } = server.database;
  const wrongCounts = async () => {
    const { rows } = await sql`
      select availability_status, skill_id, sum(counted) as off from (
        select availability_status, skill_id, freelancers as counted from freelancer_skill_counts
        union all
        select availability_status, unnest(skill_ids || 0), -1 from freelancer_search
      ) as each group by availability_status, skill_id having sum(counted) <> 0`.execute(kysely);
    return rows;
  };
  const skillsOf = async (name: string) =>
    (await list('')).facets?.skills.find((skill) => skill.name === name)?.count ?? 0;
  expect(await wrongCounts()).toEqual([]);
  const before = await skillsOf('Auditing');
  const { id } = await signUpWith('empty', {
    title: 'Auditor',
    skills: ['Auditing', 'Payroll'],
    availability_status: 'Busy',
  });
  expect(await skillsOf('Auditing')).toBe(before + 1);
  expect(await wrongCounts()).toEqual([]);
  await kysely
    .updateTable('freelancers')
    .set({ availability_status: 'Available' })
    .where('user_id', '=', id)
    .execute();
  expect(await wrongCounts()).toEqual([]);
  await kysely.deleteFrom('users').where('id', '=', id).execute();
  expect(await skillsOf('Auditing')).toBe(before);
  expect(await wrongCounts()).toEqual([]);
});
