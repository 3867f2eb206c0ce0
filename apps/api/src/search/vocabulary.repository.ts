import { sql } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';

/**
 * Removes the words of a text from the vocabulary, with which typos are corrected. A trigger adds a word again when a
 * job or a profile that contains the word is saved.
 */
export async function forgetWords(transaction: Queries, text: string): Promise<void> {
  await transaction
    .deleteFrom('search_vocabulary')
    .where(sql<boolean>`word = any(split_words(search_text(${text})))`)
    .execute();
}
