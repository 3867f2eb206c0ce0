import type {
  Language,
  ModerationRule,
  PlainRule,
  ReportKind,
  ReportReason,
  RulingAction,
  SubjectText,
} from '@skillharbor/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface ModerationTables {
  moderation_cases: ModerationCasesTable;
  moderation_reports: ModerationReportsTable;
  moderation_rulings: ModerationRulingsTable;
  moderation_appeals: ModerationAppealsTable;
  withheld_pictures: WithheldPicturesTable;
  first_texts: FirstTextsTable;
  moderation_log: ModerationLogTable;
}

interface ModerationCasesTable {
  id: GeneratedAlways<number>;
  kind: ReportKind;
  subject_id: number;
  /** The number of the reported message. It is 0 for all other kinds of subjects. */
  subject_number: Generated<number>;
  /** The name of the reported portrait or logo. It is empty for all other kinds of subjects. */
  picture: Generated<string>;
  /** The user to whom the reported subject belongs. It is null for a visitor and for a former member. */
  owner_id: number | null;
  opened_at: Date;
  /** The time when the case was closed. It is null while the case is open. */
  closed_at: Generated<Date | null>;
}

interface ModerationReportsTable {
  id: GeneratedAlways<number>;
  case_id: number;
  number: string;
  reporter_id: number | null;
  reason: ReportReason;
  words: string;
  name: string | null;
  email: string | null;
  language: Language | null;
  is_mailed: boolean;
  title: string;
  texts: ColumnType<SubjectText[], string, string>;
  /** The key of the copy of the reported picture. */
  picture: string | null;
  /**
   * The signs of abuse that the server has found in the subject. The list is empty if a person reported the subject.
   */
  rules: ColumnType<PlainRule[], readonly PlainRule[] | undefined, never>;
  reported_at: Date;
}

interface ModerationRulingsTable {
  id: GeneratedAlways<number>;
  case_id: number;
  moderator_id: number | null;
  action: RulingAction;
  rule: ModerationRule | null;
  reason: string;
  days: number | null;
  decided_at: Date;
  ends_at: Date | null;
  reversed_at: Generated<Date | null>;
}

/**
 * The first jobs of clients, and the first texts of profiles, that have not been checked by the rules yet. Triggers
 * insert the rows.
 */
interface FirstTextsTable {
  kind: 'job' | 'freelancer';
  subject_id: number;
}

interface WithheldPicturesTable {
  ruling_id: number;
  picture: string;
  user_id: number;
}

interface ModerationAppealsTable {
  ruling_id: number;
  words: string;
  appealed_at: Date;
  outcome: Generated<'upheld' | 'reversed' | null>;
  reason: Generated<string>;
  decided_by: Generated<number | null>;
  decided_at: Generated<Date | null>;
}

interface ModerationLogTable {
  id: GeneratedAlways<number>;
  at: Date;
  actor_id: number | null;
  action: string;
  case_id: number | null;
  details: ColumnType<object, string, never>;
}
