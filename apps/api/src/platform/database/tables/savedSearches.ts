import type {
  FreelancerConditions,
  MailFrequency,
  SavedSearchKind,
  SearchConditions,
} from '@skillharbor/contract';
import type { ColumnType, GeneratedAlways } from 'kysely';

export interface SavedSearchTables {
  saved_searches: SavedSearchesTable;
  saved_search_anchors: { anchor: string; search_id: number };
  saved_search_matches: { search_id: number; listing_id: number; matched_at: Date };
  saved_search_mailed_jobs: { user_id: number; listing_id: number; mailed_at: Date };
  saved_search_people: { search_id: number; freelancer_id: number; found_at: Date };
  saved_search_mailed_people: { user_id: number; freelancer_id: number; mailed_at: Date };
  /** The jobs that were listed or changed, and that have not been compared with the saved searches since. */
  unmatched_jobs: { listing_id: number };
}

interface SavedSearchesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  frequency: MailFrequency;
  kind: ColumnType<SavedSearchKind, SavedSearchKind | undefined, never>;
  conditions: ColumnType<SearchConditions | FreelancerConditions, string, string>;
  /** The words of the search as a tsquery, or null for a search without words. */
  match: string | null;
  /** The filters of the search as JSON, with the values that jobs have in the database. */
  filters: ColumnType<object, string, string>;
  saved_at: Date;
  looked_at: Date;
  /** The next mail names the matches that were found after this time. */
  mails_from: Date;
  /** The time of the next mail, or null while the user has turned the mails off. */
  due_at: Date | null;
}
