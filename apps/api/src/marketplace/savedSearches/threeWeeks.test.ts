/** Tests the mails about saved searches over three weeks, for 200 people in several time zones and 2,000 new jobs. */
import type { MailFrequency, QuietHours, SearchConditions } from '@skillharbor/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailer } from '../../mail/mailer.ts';
import type { OutgoingMail } from '../../mail/transport.ts';
import { hourIn } from '../../mail/quietHours.ts';
import type { NewJob } from '../../platform/database/tables/jobs.ts';
import { dayAfter, dayOf, secondsAfter } from '../../platform/time/clock.ts';
import { seededRandom } from '../../testing/jobTexts.ts';
import { signUp } from '../../testing/people.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { createSavedSearch, matchJobs } from './savedSearches.commands.ts';
import { mailSavedSearches } from './searchMails.commands.ts';

const PEOPLE = 200;
const JOBS = 2_000;
const TOWNS = 200;
const HOUR_S = 60 * 60;
/**
 * Jobs are listed from Monday, 4 May 2026, at nine o'clock, until the third Sunday. The last mails about them are sent
 * within the two days after that.
 */
const LISTING_HOURS = 21 * 24 - 16;
const HOURS = 21 * 24 + 24;
/** Every tenth person unsubscribes on the tenth day. */
const LEAVES_EVERY = 10;
const LEAVING_HOUR = 10 * 24;

const zones = ['Europe/Lisbon', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', null];
const quiets: (QuietHours | null)[] = [null, { from: 22, to: 8 }, { from: 5, to: 11 }];
const categories = ['tech', 'marketing', 'other'] as const;

interface Person {
  id: number;
  email: string;
  zone: string | null;
  quiet: QuietHours | null;
  town: string;
  category: (typeof categories)[number];
}

const random = seededRandom(27);
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing can be picked from an empty list.');
  return item;
};
/** The names of all towns have the same length, because a search also finds words that begin with its last word. */
const townOf = (index: number) => `Port${100 + index}`;

let server: TestServer;
let people: Person[];
const jobs: { id: number; town: string; category: string }[] = [];
const silentSince = new Map<string, Date>();

beforeAll(async () => {
  server = await testServer();
  server.setTime(START);
  const client = await signUp(server, 'client', { company: 'Pier Four' });
  people = await insertPeople();
  const services = servicesOf(server);
  for (const [index, { id, town, category }] of people.entries()) {
    // Each person has two searches that find the same jobs: the jobs of the person's category in the person's town.
    const frequency = index % 2 === 0 ? 'daily' : 'weekly';
    await save(id, town, frequency, { location: [town] });
    await save(id, category, frequency, { search: town, category: [category] });
  }
  const mail = createMailer({
    ...services,
    log: pino({ level: 'silent' }),
    transport: {
      // Each mail is added to the server's list, which also gets the mails that the server's own schedule sends.
      send: async (one) => void server.mails.push({ ...one, sentAt: server.now() }),
      close: () => undefined,
    },
  });
  for (let hour = 0; hour < HOURS; hour += 1) {
    server.setTime(secondsAfter(START, hour * HOUR_S));
    // No job is listed in the first hour, because a job that is listed before a search is saved does not count as new.
    if (hour > 0 && hour < LISTING_HOURS) await list(client.id, hour);
    if (hour === LEAVING_HOUR) await unsubscribe();
    await matchJobs(services);
    await mailSavedSearches(services);
    await mail(new AbortController().signal);
  }
}, 600_000);
afterAll(() => server.close());

async function save(id: number, name: string, frequency: MailFrequency, conditions: SearchConditions) {
  await createSavedSearch(servicesOf(server), id, { kind: 'jobs', name, frequency, conditions });
}

async function insertPeople(): Promise<Person[]> {
  const about = Array.from({ length: PEOPLE }, (_, index) => ({
    email: `reader${index}@example.com`,
    zone: pick(zones),
    quiet: pick(quiets),
    town: townOf(Math.floor(random() * TOWNS)),
    category: pick(categories),
  }));
  const rows = await server.database.kysely
    .insertInto('users')
    .values(
      about.map(({ email, zone, quiet }) => ({
        email,
        password_hash: 'x',
        first_name: 'Ada',
        last_name: 'Quill',
        role: 'freelancer' as const,
        confirmed_at: START,
        time_zone: zone,
        ...(quiet && { quiet_hours: JSON.stringify(quiet) }),
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return about.map((person) => ({ ...person, id: ids.get(person.email) ?? 0 }));
}

/** Lists the jobs of this hour. After the last hour, all jobs are listed. */
async function list(clientId: number, hour: number): Promise<void> {
  const count = Math.floor((JOBS * (hour + 1)) / LISTING_HOURS) - jobs.length;
  if (count === 0) return;
  const now = server.now();
  const rows = Array.from({ length: count }, (): NewJob => {
    const town = townOf(Math.floor(random() * TOWNS));
    return {
      client_id: clientId,
      title: 'Deckhand',
      company: 'Pier Four',
      category: pick(categories),
      location: town,
      short_description: 'A short text.',
      description: 'A longer text.',
      salary_range: null,
      pay_min: null,
      pay_max: null,
      pay_currency: null,
      pay_period: null,
      employment_type: 'contract',
      remote: 'onsite',
      application_deadline: dayAfter(dayOf(now), 40),
      is_active: true,
      created_at: now,
      date_posted: now,
      updated_at: now,
      deleted_at: null,
    };
  });
  const inserted = await server.database.kysely
    .insertInto('job_listings')
    .values(rows)
    .returning(['id', 'location as town', 'category'])
    .execute();
  jobs.push(...inserted);
}

async function unsubscribe(): Promise<void> {
  for (const { email } of people.filter((_, index) => index % LEAVES_EVERY === 0)) {
    const mail = server.mails.find(({ to }) => to === email);
    // A person who has received no mail yet has no link to unsubscribe, and therefore keeps the searches.
    if (!mail?.unsubscribeUrl) continue;
    const { pathname, search } = new URL(mail.unsubscribeUrl);
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'harbor.test' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    silentSince.set(email, server.now());
  }
}

const mailsTo = ({ email }: Person) => server.mails.filter(({ to }) => to === email);
const named = ({ text }: OutgoingMail) => [...text.matchAll(/\/job\/(\d+)/g)].map(([, id]) => Number(id));

describe('in three weeks of mails about saved searches', () => {
  test('200 people get mails, and some of them unsubscribe', () => {
    expect(people).toHaveLength(PEOPLE);
    expect(jobs).toHaveLength(JOBS);
    expect(people.flatMap(mailsTo).length).toBeGreaterThan(PEOPLE);
    expect(silentSince.size).toBeGreaterThan(10);
  });

  test('every mail contains jobs', () => {
    expect(people.flatMap(mailsTo).filter((mail) => named(mail).length === 0)).toEqual([]);
  });

  test('no person gets the same job twice', () => {
    for (const person of people) {
      const ids = mailsTo(person).flatMap(named);
      expect(ids).toHaveLength(new Set(ids).size);
    }
  });

  test('every person gets all matching jobs, and no other jobs', () => {
    for (const person of people.filter(({ email }) => !silentSince.has(email))) {
      const wanted = jobs.filter(({ town }) => town === person.town).map(({ id }) => id);
      expect(new Set(mailsTo(person).flatMap(named))).toEqual(new Set(wanted));
    }
  });

  test('no mail is sent in the quiet hours of its recipient', () => {
    const inQuiet = people.flatMap((person) =>
      mailsTo(person).filter(({ sentAt }) => {
        const hour = hourIn(sentAt, person.zone);
        const { quiet } = person;
        if (quiet === null) return false;
        return quiet.from < quiet.to
          ? quiet.from <= hour && hour < quiet.to
          : quiet.from <= hour || hour < quiet.to;
      }),
    );
    expect(inQuiet).toEqual([]);
  });

  test('a person who has unsubscribed gets no more mails', () => {
    for (const [email, since] of silentSince)
      expect(server.mails.filter(({ to, sentAt }) => to === email && sentAt >= since)).toEqual([]);
  });
});
