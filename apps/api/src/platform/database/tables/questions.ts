import type { Generated, GeneratedAlways } from 'kysely';

export interface QuestionsTables {
  questions: QuestionsTable;
}

interface QuestionsTable {
  id: GeneratedAlways<number>;
  listing_id: number;
  /** The id of the user who asked the question. No response of the API contains it. It is null for a former member. */
  asker_id: number | null;
  question: string;
  asked_at: Date;
  reply: string | null;
  replied_at: Date | null;
  deleted_at: Date | null;
  deletion_reason: string | null;
  is_withheld: Generated<boolean>;
  is_reply_withheld: Generated<boolean>;
}
