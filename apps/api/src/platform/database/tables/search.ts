import type { Availability } from '@skillharbor/contract';
import type { GeneratedAlways } from 'kysely';

export interface SearchTables {
  search_vocabulary: SearchVocabularyTable;
  freelancer_search: FreelancerSearchTable;
  freelancer_skill_counts: FreelancerSkillCountsTable;
}

/** The table may contain a word twice. */
interface SearchVocabularyTable {
  word: string;
}

/** Triggers maintain this table. */
interface FreelancerSearchTable {
  freelancer_id: GeneratedAlways<number>;
  is_complete: GeneratedAlways<boolean>;
}

interface FreelancerSkillCountsTable {
  slot: GeneratedAlways<number>;
  availability_status: Availability;
  skill_id: number;
  freelancers: number;
}
