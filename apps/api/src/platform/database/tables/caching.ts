import type { Generated, GeneratedAlways } from 'kysely';

export interface CachingTables {
  versions: VersionsTable;
}

/** The kinds of lists, each of which has a separate version. */
export type Subject = 'jobs' | 'freelancers';

interface VersionsTable {
  slot: GeneratedAlways<number>;
  subject: 'public' | Subject;
  stamp: Generated<string>;
}
