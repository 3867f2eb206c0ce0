import type { Availability } from '@skillharbor/contract';
import type { GeneratedAlways } from 'kysely';

export interface SearchTables {
  search_vocabulary: SearchVocabularyTable;
  freelancer_search: FreelancerSearchTable;
  freelancer_skill_counts: FreelancerSkillCountsTable;
}

/** The words that occur in jobs and profiles. The table may contain the same word twice. */
interface SearchVocabularyTable {
  word: string;
}

/** Triggers write the rows of this table. */
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
