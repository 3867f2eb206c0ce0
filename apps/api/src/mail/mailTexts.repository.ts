/** Stores the texts of mails that operators have changed. */
import type { Language, MailWords } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';

export async function findOwnWords(
  queries: Queries,
  name: string,
  language: Language,
): Promise<MailWords | undefined> {
  return queries
    .selectFrom('mail_texts')
    .select(['subject', 'body'])
    .where('name', '=', name)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** Lists the changed texts. */
export async function listOwnWords(
  queries: Queries,
): Promise<(MailWords & { name: string; language: Language })[]> {
  return queries
    .selectFrom('mail_texts')
    .select(['name', 'language', 'subject', 'body'])
    .orderBy('name')
    .orderBy('language')
    .execute();
}

/**
 * Stores a changed text, or deletes the change if the text is null. The mail then has the text of the program again.
 */
export async function writeOwnWords(
  transaction: Queries,
  { name, language, words, at }: { name: string; language: Language; words: MailWords | null; at: Date },
): Promise<void> {
  if (words === null) {
    await transaction
      .deleteFrom('mail_texts')
      .where('name', '=', name)
      .where('language', '=', language)
      .execute();
    return;
  }
  const { subject, body } = words;
  await transaction
    .insertInto('mail_texts')
    .values({ name, language, subject, body, changed_at: at })
    .onConflict((conflict) =>
      conflict.columns(['name', 'language']).doUpdateSet({ subject, body, changed_at: at }),
    )
    .execute();
}
