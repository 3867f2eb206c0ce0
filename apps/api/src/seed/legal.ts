/** Inserts the first version of each legal text. */
import { legalKindValues } from '@skillharbor/contract';
import { insertLegalVersion } from '../marketplace/legal/legal.repository.ts';
import type { Queries } from '../platform/database/tables.ts';
import { legalTexts } from './data/legal.ts';
import { daysBefore } from './dates.ts';

export async function insertLegalTexts(queries: Queries, now: Date): Promise<void> {
  const publishedAt = daysBefore(now, 120);
  for (const kind of legalKindValues) {
    const texts = legalTexts[kind];
    const version = { kind, version: 1, texts, asksMembers: false, publishedAt, publishedBy: null };
    await insertLegalVersion(queries, version);
  }
}
