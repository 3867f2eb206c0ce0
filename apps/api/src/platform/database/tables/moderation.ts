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
  /** The number of a message, and 0 for all other kinds. */
  subject_number: Generated<number>;
  /** The name of the reported portrait or logo, and empty for all other kinds. */
  picture: Generated<string>;
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
  reporter_id: number | null;
  reason: ReportReason;
  words: string;
  name: string | null;
  email: string | null;
  language: Language | null;
  is_mailed: boolean;
  title: string;
  texts: ColumnType<SubjectText[], string, string>;
  /** The key of a copy of the subject's picture. */
  picture: string | null;
  /** What the server itself has noticed. It is empty if a person reports. */
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

/** The first jobs of clients and the first texts of profiles at which no rule has looked. Triggers insert them. */
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
