/** The people of the demo data: accounts, profiles, pictures. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashPassword } from '../auth/passwords.ts';
import { keepPicture } from '../files/pictures.ts';
import type { FileStore } from '../files/store.ts';
import type { Queries } from '../tables.ts';
import { clients } from './data/clients.ts';
import type { ClientKey } from './data/clients.ts';
import { demoFreelancer, freelancers } from './data/freelancers.ts';
import type { DemoFreelancer } from './data/types.ts';
import { daysBefore } from './moments.ts';
import { drawPortrait } from './portraits/portrait.ts';

/** The password of the two accounts that anybody may try. Nobody else in the demo data can sign in. */
export const DEMO_PASSWORD = 'harbor-demo-1';
const demoEmails: readonly string[] = [emailOf(demoFreelancer), clients.tidewright.email];

export interface People {
  clients: ReadonlyMap<ClientKey, number>;
  /** By the freelancer's key. */
  freelancers: ReadonlyMap<string, number>;
}

/** The names of the stored pictures, by the freelancer's key. */
export type Pictures = ReadonlyMap<string, string>;

export function emailOf({ key }: DemoFreelancer): string {
  return `${key}@demo.skillharbor.test`;
}

/** Draws and keeps every portrait. `workFolder` is on the same disk as the files. */
export async function keepPortraits(files: FileStore, workFolder: string): Promise<Pictures> {
  const kept = await Promise.all(
    freelancers.map(async ({ key, look }) => {
      if (!look) return null;
      const path = join(workFolder, `${key}.png`);
      await sharp(Buffer.from(drawPortrait(look)))
        .png()
        .toFile(path);
      const picture = await keepPicture(files, path);
      if (picture === null) throw new Error(`The portrait of ${key} was not taken as a picture.`);
      return [key, picture] as const;
    }),
  );
  return new Map(kept.filter((entry) => entry !== null));
}

export interface PasswordHashes {
  demo: string;
  /** Of a password that nobody knows. */
  nobody: string;
}

export async function hashPasswords(): Promise<PasswordHashes> {
  const [demo, nobody] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashPassword(randomBytes(32).toString('base64')),
  ]);
  return { demo, nobody };
}

export async function insertPeople(
  queries: Queries,
  { pictures, hashes, now }: { pictures: Pictures; hashes: PasswordHashes; now: Date },
): Promise<People> {
  const hashFor = (email: string) => (demoEmails.includes(email) ? hashes.demo : hashes.nobody);
  const clientEntries = Object.entries(clients);
  const rows = await queries
    .insertInto('users')
    .values([
      ...clientEntries.map(([, { email, first_name, last_name, company }], index) => ({
        email,
        first_name,
        last_name,
        company,
        role: 'client' as const,
        password_hash: hashFor(email),
        created_at: daysBefore(now, 300 - index * 7.3),
      })),
      ...freelancers.map((person, index) => ({
        email: emailOf(person),
        first_name: person.first_name,
        last_name: person.last_name,
        role: 'freelancer' as const,
        password_hash: hashFor(emailOf(person)),
        created_at: daysBefore(now, 160 - index * 4.7),
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
        location: person.location,
        availability_status: person.availability_status,
        picture: pictures.get(person.key) ?? null,
        updated_at: daysBefore(now, 159 - index * 4.7),
      })),
    )
    .execute();
  await insertSkills(queries, (person) => idOf(emailOf(person)));
  await queries
    .insertInto('demo_accounts')
    .values(demoEmails.map((email) => ({ user_id: idOf(email), password: DEMO_PASSWORD })))
    .execute();

  return {
    // Object.entries forgets that the keys are those of `clients`.
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
