/**
 * Stores the actions of moderators and operators. No row can be changed or deleted, and no row contains texts of users.
 */
import type { Queries } from '../../platform/database/tables.ts';

export interface LogEntry {
  at: Date;
  /** The id of the user who acted, or null for a visitor and for the server. */
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
    | 'mail_text_changed'
    | 'mail_text_reset'
    | 'mails_retried'
    | 'mail_given_up'
    | 'task_started'
    | 'sessions_ended'
    | 'factors_removed'
    | 'confirmation_sent'
    | 'deletion_planned'
    | 'deletion_cancelled'
    | 'skill_added'
    | 'skill_changed'
    | 'skill_merged'
    | 'sign_up_invited'
    | 'sign_up_invitation_withdrawn';
  caseId: number | null;
  /** The ids, names and values that the action is about. A change has the keys `before` and `after`. */
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
