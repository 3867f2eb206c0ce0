/** Tests through the API that a client cannot identify hidden applicants with the help of the directory. */
import type { Applicant, Application, Freelancer } from '@skillharbor/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fewestByPairs } from '../../testing/joins.ts';
import type { Listed } from '../../testing/joins.ts';
import { listedPerson } from '../../testing/listedPeople.ts';
import { allPages, postJob, sender, signUp } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { CROWD_SIZE } from './crowd.ts';

const APPLICANTS = 500;
const BATCH = 50;

let server: TestServer;
let directory: Freelancer[];
let listOf: (query: string) => Promise<Application[]>;

beforeAll(async () => {
  server = await testServer({ environment: { RATE_LIMITS: 'off' } });
  const client = await signUp(server, 'client');
  const description = 'JavaScript, TypeScript and React, and perhaps Recruiting.';
  const job = await postJob(client, { blind_review: true, description });
  const people = fc.sample(listedPerson, APPLICANTS);
  // Inserting all freelancers in one statement would exceed the time limit of statements, because triggers index each
  // freelancer.
  for (let done = 0; done < APPLICANTS; done += BATCH)
    await insertFreelancers(people.slice(done, done + BATCH), done);
  await insertApplications(job.id);
  directory = await allPages<Freelancer>(sender(server), '/api/accounts/freelancers/');
  listOf = (query) => allPages<Application>(client.send, `/api/applications/list/${job.id}${query}`);
}, 120_000);
afterAll(() => server.close());

async function insertFreelancers(people: readonly Listed[], before: number): Promise<void> {
  const column = <Name extends keyof Listed>(name: Name) => people.map((person) => person[name]);
  await sql`
    with person as (
      select * from unnest(
        ${column('hourly_rate')}::numeric[], ${column('rate_currency')}::text[], ${column('availability_status')}::text[],
        ${people.map(({ skills }) => JSON.stringify(skills.map(({ id }) => id)))}::jsonb[]
      ) with ordinality as each (rate, currency, availability, skills, number)
    ), newcomer as (
      insert into users (email, password_hash, first_name, last_name, role, created_at, confirmed_at)
        select 'listed-' || ${before}::int + number || '@example.com', '', 'Freelancer', number, 'freelancer', ${START}, ${START} from person
        returning id, last_name::integer as number
    ), profile as (
      insert into freelancers (user_id, hourly_rate, rate_currency, availability_status, updated_at)
        select id, rate, currency, availability, ${START} from newcomer join person using (number)
    )
    insert into freelancer_skills (freelancer_id, skill_id)
      select id, skill::integer from newcomer join person using (number), jsonb_array_elements_text(skills) as skill`.execute(
    server.database.kysely,
  );
}

/** Lets every freelancer apply to the job. */
async function insertApplications(jobId: number): Promise<void> {
  const { kysely } = server.database;
  await sql`
    with resume as (
      insert into resumes (freelancer_id, key, name, type, size, created_at)
        select user_id, 'listed-' || user_id, 'resume.pdf', 'pdf', 1, ${START} from freelancers
        returning id, freelancer_id
    )
    insert into applications (listing_id, freelancer_id, resume_id, cover_letter, is_hidden, applied_at)
      select ${jobId}, freelancer_id, id, 'Hello.', true, ${START} from resume`.execute(kysely);
  await sql`update job_listings set applications_count = ${APPLICANTS} where id = ${jobId}`.execute(kysely);
}

test('for each of 500 applicants, each field and each pair of fields matches at least five freelancers of the public directory', async () => {
  const applicants = (await listOf('')).map(({ applicant }) => applicant);
  expect(applicants).toHaveLength(APPLICANTS);
  expect(directory).toHaveLength(APPLICANTS);
  const fewest = applicants.map((applicant) => fewestByPairs(applicant, directory));
  expect(Math.min(...fewest)).toBeGreaterThanOrEqual(CROWD_SIZE);
  const looks = Map.groupBy(applicants, (applicant) => JSON.stringify({ ...applicant, name: '' }));
  expect(Math.min(...[...looks.values()].map((alike) => alike.length))).toBeGreaterThanOrEqual(CROWD_SIZE);
});

test.each([
  ['lowest', 'rate_low', 1],
  ['highest', 'rate_high', -1],
])(
  'the list with the %s rate first is sorted only by the rates that it shows',
  async (_, sort, direction) => {
    const applicants = (await listOf(`?sort=${sort}`)).map(({ applicant }) => applicant);
    const rateOf = ({ hourly_rate_band: band, rate_currency }: Applicant) =>
      band === null ? (['~', 0] as const) : ([rate_currency, direction * band.min] as const);
    const shown = applicants.map(rateOf);
    expect(shown).toEqual(
      shown.toSorted(([one, low], [other, high]) => (one === other ? low - high : one < other ? -1 : 1)),
    );
    // Applicants who show no rate are sorted by the time of their application.
    const numbers = applicants
      .filter(({ hourly_rate_band }) => hourly_rate_band === null)
      .map(({ name }) => Number(name.split(' ')[1]));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  },
);
