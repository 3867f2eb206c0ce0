import type { Queries } from '../database/tables.ts';
import { pictureKey } from './keys.ts';

export async function installationId(queries: Queries): Promise<string> {
  const { id } = await queries.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  return id;
}

/** The keys of files that rows refer to: at most `size` resumes and as many pictures. */
export async function sampleOfKeys(queries: Queries, size: number): Promise<string[]> {
  const resumes = await queries
    .selectFrom('resumes')
    .select('key')
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
  const pictures = await queries
    .selectFrom('freelancers')
    .select('picture')
    .where('picture', 'is not', null)
    .limit(size)
    .$narrowType<{ picture: string }>()
    .execute();
  return [...resumes.map(({ key }) => key), ...pictures.map(({ picture }) => pictureKey(picture, 300))];
}
