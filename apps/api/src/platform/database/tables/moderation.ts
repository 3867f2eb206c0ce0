import type { Language, ReportKind, ReportReason } from '@skillharbor/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface ModerationTables {
  moderation_cases: ModerationCasesTable;
  moderation_reports: ModerationReportsTable;
}

interface ModerationCasesTable {
  id: GeneratedAlways<number>;
  kind: ReportKind;
  subject_id: number;
  /** The number of a message, and 0 for all other kinds. */
  subject_number: Generated<number>;
  /** The user to whom the subject belongs. It is null for a visitor and for a former member. */
  owner_id: number | null;
  opened_at: Date;
  /** The time is null while the case is open. */
  closed_at: Generated<Date | null>;
}

interface ModerationReportsTable {
  id: GeneratedAlways<number>;
  case_id: number;
  number: string;
  token_hash: Uint8Array;
  reporter_id: number | null;
  reason: ReportReason;
  words: string;
  name: string | null;
  email: string | null;
  language: Language | null;
  title: string;
  texts: ColumnType<{ field: string; text: string }[], string, string>;
  /** The key of a copy of the subject's picture. */
  picture: string | null;
  reported_at: Date;
}
