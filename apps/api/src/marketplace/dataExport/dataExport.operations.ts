import type { OperationsOf } from '../../contract/operations.ts';
import { badFields } from '../../contract/responses.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import type { LogSecurity } from '../../platform/security/securityLog.ts';
import { dayOf } from '../../platform/time/clock.ts';
import type { Retention } from '../applications/retention.ts';
import { recordActivity } from '../auth/accountActivity.repository.ts';
import { ownPasswordHash } from '../auth/ownPassword.ts';
import { contentsFor } from './contents.ts';
import { archive } from './archive.ts';

interface Services extends FileServices {
  logSecurity: LogSecurity;
  retention: Retention;
}

export function dataExportOperations({
  queries,
  files,
  clock,
  logSecurity,
  retention,
}: Services): OperationsOf<'exportData'> {
  return {
    async exportData(request) {
      const { person, body } = request;
      if ((await ownPasswordHash(queries, person.id, body.password)) === null)
        return badFields({ password: ['password_wrong'] });
      const now = clock();
      const download = await archive(files, await contentsFor(queries, person, { now, retention }), now);
      await recordActivity(queries, 'data_exported', person, now);
      logSecurity(request, { event: 'user_updated', person: person.id, reason: 'data_exported' });
      return { status: 200, download: { ...download, name: `skill-harbor-${dayOf(now)}.zip` } };
    },
  };
}
