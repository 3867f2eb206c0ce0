import type { DraftText } from '@skillharbor/contract';
import type { ColumnType, Generated } from 'kysely';

export interface DraftsTables {
  drafts: DraftsTable;
}

interface DraftsTable {
  user_id: number;
  key: string;
  version: Generated<number>;
  texts: ColumnType<DraftText[], string>;
  saved_at: Date;
}
