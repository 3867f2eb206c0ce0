import type { Role } from '@skillharbor/contract';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, conflict, ok, unauthenticated } from '../../contract/responses.ts';
import type { LogSecurity } from '../../platform/security/securityLog.ts';
import { ownPasswordHash } from '../auth/ownPassword.ts';
import { findPasswordOwner, findUser } from '../auth/users.repository.ts';
import { cancelDeletion, requestDeletion } from './deletion.commands.ts';
import type { DeletionServices } from './deletion.commands.ts';

export function deletionOperations({
  logSecurity,
  factorRoles,
  ...services
}: DeletionServices & { logSecurity: LogSecurity; factorRoles: readonly Role[] }): OperationsOf<
  'requestDeletion' | 'cancelDeletion'
> {
  const { queries } = services;

  async function userOf({ id }: { id: number }) {
    const user = await findUser(queries, id, services.clock(), factorRoles);
    return user ? ok(user) : unauthenticated('not_signed_in');
  }

  return {
    async requestDeletion(request) {
      const { person, body } = request;
      const owner = await findPasswordOwner(queries, person.id);
      if (!owner) return unauthenticated('not_signed_in');
      if ((await ownPasswordHash(queries, person.id, body.password)) === null)
        return badFields({ password: ['password_wrong'] });
      if ((await requestDeletion(services, person, owner)) === 'has members')
        return conflict('team_owner_stays');
      logSecurity(request, { event: 'user_updated', person: person.id, reason: 'deletion_requested' });
      return userOf(person);
    },

    async cancelDeletion(request) {
      const { person } = request;
      await cancelDeletion(services, person);
      logSecurity(request, { event: 'user_updated', person: person.id, reason: 'deletion_cancelled' });
      return userOf(person);
    },
  };
}
