/** Changes the wording of mails, and logs which operator has changed it. */
import type { Language, MailWords } from '@skillharbor/contract';
import { findOwnWords, writeOwnWords } from '../../mail/mailTexts.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { writeLog } from '../moderation/log.repository.ts';

interface Change {
  name: string;
  language: Language;
  shipped: MailWords;
  /** The new wording, or null to restore the default wording. */
  words: MailWords | null;
}

export async function changeMailWords(
  { queries, clock }: { queries: Queries; clock: Clock },
  operatorId: number,
  { name, language, shipped, words }: Change,
): Promise<void> {
  const at = clock();
  await queries.transaction().execute(async (transaction) => {
    const present = await findOwnWords(transaction, name, language);
    const before = asText(present ?? shipped);
    const after = asText(words ?? shipped);
    if (words === null ? !present : before === after) return;
    await writeOwnWords(transaction, { name, language, words, at });
    await writeLog(transaction, {
      at,
      actorId: operatorId,
      caseId: null,
      action: words === null ? 'mail_text_reset' : 'mail_text_changed',
      details: { mail_text: `${name} (${language})`, before, after },
    });
  });
}

const asText = ({ subject, body }: MailWords) => (subject === null ? body : `${subject}\n\n${body}`);
