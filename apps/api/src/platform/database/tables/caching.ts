import type { Generated, GeneratedAlways } from 'kysely';

export interface CachingTables {
  versions: VersionsTable;
}

/** The kinds of lists that have their own version. */
export type Subject = 'jobs' | 'freelancers';

interface VersionsTable {
  slot: GeneratedAlways<number>;
  subject: 'public' | Subject;
  stamp: Generated<string>;
}
