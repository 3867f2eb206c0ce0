/** Inserts the users of the demo data: accounts, profiles and companies. */
import { randomBytes } from 'node:crypto';
import { hashPassword } from '../marketplace/auth/passwords.ts';
import { insertCompanies } from '../marketplace/companies/companies.repository.ts';
import type { Queries } from '../platform/database/tables.ts';
import { pictureKeys } from '../files/keys.ts';
import { claimFiles } from '../files/unreferenced.repository.ts';
import { insertPieces } from '../marketplace/portfolio/portfolio.repository.ts';
import { clients } from './data/clients.ts';
import type { ClientKey, DemoClient } from './data/clients.ts';
import { demoFreelancer, freelancers } from './data/freelancers.ts';
import { portfolios } from './data/portfolios.ts';
import type { DemoFreelancer } from './data/types.ts';
import { daysBefore } from './dates.ts';
import type { StoredPictures } from './pictures.ts';

/** The password of the two demo accounts. No other account of the demo data can sign in. */
export const DEMO_PASSWORD = 'harbor-demo-1';
const demoEmails: readonly string[] = [emailOf(demoFreelancer), clients.tidewright.email];

export interface People {
  clients: ReadonlyMap<ClientKey, number>;
  /** The ids of the freelancers by their keys. */
  freelancers: ReadonlyMap<string, number>;
}

export function emailOf({ key }: DemoFreelancer): string {
  return `${key}@demo.skillharbor.test`;
}

export interface PasswordHashes {
  demo: string;
  /** The hash of a password that nobody knows, for accounts that cannot sign in. */
  unknown: string;
}

export async function hashPasswords(): Promise<PasswordHashes> {
  const [demo, unknown] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashPassword(randomBytes(32).toString('base64')),
  ]);
  return { demo, unknown };
}

export async function insertPeople(
  queries: Queries,
  { pictures, hashes, now }: { pictures: StoredPictures; hashes: PasswordHashes; now: Date },
): Promise<People> {
  const hashFor = (email: string) => (demoEmails.includes(email) ? hashes.demo : hashes.unknown);
  const clientEntries: [string, DemoClient][] = Object.entries(clients);
  const rows = await queries
    .insertInto('users')
    .values([
      ...clientEntries.map(([, { email, first_name, last_name }], index) => ({
        email,
        first_name,
        last_name,
        role: 'client' as const,
        password_hash: hashFor(email),
        created_at: daysBefore(now, 300 - index * 7.3),
        confirmed_at: daysBefore(now, 300 - index * 7.3),
      })),
      ...freelancers.map((person, index) => ({
        email: emailOf(person),
        first_name: person.first_name,
        last_name: person.last_name,
        role: 'freelancer' as const,
        password_hash: hashFor(emailOf(person)),
        created_at: daysBefore(now, 160 - index * 4.7),
        confirmed_at: daysBefore(now, 160 - index * 4.7),
      })),
    ])
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  const idOf = (email: string): number => {
    const id = ids.get(email);
    if (id === undefined) throw new Error(`${email} was not inserted.`);
    return id;
  };

  const { portraits, logos, works } = pictures;
  await claimFiles(
    queries,
    [...portraits.values(), ...logos.values()].flatMap((name) => pictureKeys(name)),
  );
  await insertCompanies(
    queries,
    clientEntries.map(([key, { email, company, about, website, size, founded, location }]) => ({
      client_id: idOf(email),
      name: company,
      about,
      website,
      size: size ?? null,
      founded: founded ?? null,
      ...(location !== undefined && { location }),
      logo: logos.get(key) ?? null,
      updated_at: daysBefore(now, 90),
    })),
  );
  await queries
    .insertInto('freelancers')
    .values(
      freelancers.map((person, index) => ({
        user_id: idOf(emailOf(person)),
        title: person.title,
        bio: person.bio,
        experience: person.experience,
        portfolio_link: person.portfolio_link,
        hourly_rate: person.hourly_rate,
        rate_currency: person.rate_currency,
        location: person.location,
        country: person.country ?? null,
        availability_status: person.availability_status,
        // Freelancers on leave do not want to receive invitations.
        accepts_invitations: person.availability_status !== 'On Leave',
        named_in_mails: person.availability_status === 'Available',
        picture: portraits.get(person.key) ?? null,
        updated_at: daysBefore(now, 159 - index * 4.7),
      })),
    )
    .execute();
  await insertSkills(queries, (person) => idOf(emailOf(person)));
  await claimFiles(
    queries,
    [...works.values()].flatMap((name) => pictureKeys(name, 'landscape')),
  );
  await insertPieces(
    queries,
    freelancers.flatMap((person) =>
      (portfolios[person.key] ?? []).map(({ title, link }, index) => ({
        freelancer_id: idOf(emailOf(person)),
        position: index + 1,
        title,
        link,
        picture: works.get(title) ?? null,
        updated_at: daysBefore(now, 30),
      })),
    ),
  );
  await queries
    .insertInto('demo_accounts')
    .values(demoEmails.map((email) => ({ user_id: idOf(email), password: DEMO_PASSWORD })))
    .execute();

  return {
    // The cast restores the type of the keys of `clients`, which Object.entries loses.
    clients: new Map(clientEntries.map(([key, { email }]) => [key as ClientKey, idOf(email)])),
    freelancers: new Map(freelancers.map((person) => [person.key, idOf(emailOf(person))])),
  };
}

async function insertSkills(queries: Queries, idOf: (person: DemoFreelancer) => number): Promise<void> {
  const known = new Map(
    (await queries.selectFrom('skills').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  const chosen = freelancers.flatMap((person) =>
    person.skills.map((name) => {
      const skill_id = known.get(name);
      if (skill_id === undefined) throw new Error(`There is no skill "${name}" in the database.`);
      return { freelancer_id: idOf(person), skill_id };
    }),
  );
  await queries.insertInto('freelancer_skills').values(chosen).execute();
}
