/** Describes the marketplace's tables and files for the package `@skillharbor/backup`. */
import type { DataModel } from '@skillharbor/backup/dataModel';
import { forgetInstallation, generatedKeys, markInstallation } from '../files/installation.ts';
import { isGenerated } from '../files/keys.ts';
import { referencedKeys } from '../files/references.ts';
import { openReferenced } from '../files/trash.ts';
import { forgetFiles, listUnreferenced, recordFiles } from '../files/unreferenced.repository.ts';
import { migrate, migrationsFolder, readMigrations } from '../platform/database/migrate.ts';
import { withoutStatementTimeout } from '../platform/database/queryContext.ts';
import type { Tables } from '../platform/database/tables.ts';

export const marketplaceData: DataModel<Tables> = {
  migrations: () => readMigrations(migrationsFolder),
  migrate: (database, last) => migrate(database, migrationsFolder, last),
  usedTable: 'users',
  untimed: withoutStatementTimeout,
  referencedKeys,
  isFileKey: isGenerated,
  storedKeys: generatedKeys,
  openFile: openReferenced,
  unreferenced: { list: listUnreferenced, record: recordFiles, forget: forgetFiles },
  markFiles: markInstallation,
  unmarkFiles: forgetInstallation,
};
