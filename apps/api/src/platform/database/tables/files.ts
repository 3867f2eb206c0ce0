import type { GeneratedAlways } from 'kysely';

export interface FilesTables {
  unreferenced_files: UnreferencedFilesTable;
  installation: InstallationTable;
}

interface UnreferencedFilesTable {
  key: string;
  recorded_at: Date;
  /** The name of the file's folder in the trash, which is a date, YYYY-MM-DD. */
  abandoned_on: string | null;
}

interface InstallationTable {
  id: GeneratedAlways<string>;
}
