/** Stores what moderators and operators have done. Nobody can change or delete a row, and no row has anybody's words. */
import type { Queries } from '../../platform/database/tables.ts';

export interface LogEntry {
  at: Date;
  /** The user who did it, or null for a visitor and for the server. */
  actorId: number | null;
  action:
    | 'reported'
    | 'decided'
    | 'appealed'
    | 'appeal_decided'
    | 'noticed'
    | 'suspension_ended'
    | 'role_granted'
    | 'role_removed'
    | 'legal_text_published'
    | 'setting_changed'
    | 'brand_changed'
    | 'mails_retried'
    | 'mail_given_up'
    | 'task_started'
    | 'sessions_ended'
    | 'factors_removed'
    | 'confirmation_sent'
    | 'sign_up_invited'
    | 'sign_up_invitation_withdrawn';
  caseId: number | null;
  /** Ids, and names and values of what the action is about. A change has `before` and `after`. */
  details: Readonly<Record<string, string | number | null>>;
}

export async function writeLog(
  transaction: Queries,
  { at, actorId, action, caseId, details }: LogEntry,
): Promise<void> {
  await transaction
    .insertInto('moderation_log')
    .values({ at, actor_id: actorId, action, case_id: caseId, details: JSON.stringify(details) })
    .execute();
}
