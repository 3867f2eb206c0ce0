/** Lets users choose on which of their devices they see notifications, and which ones. */
import type { Push } from '@skillharbor/contract';
import type { OperationsOf, Person } from '../../contract/operations.ts';
import { badFields, noContent, ok } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { subscribe } from './push.commands.ts';
import { deleteSubscription, listPushDevices } from './push.repository.ts';
import { isPublicKey } from './pushKeys.ts';
import type { PushKeys } from './pushKeys.ts';

interface Services {
  queries: Queries;
  pushKeys: PushKeys;
  clock: Clock;
}

export function pushOperations(services: Services): OperationsOf<'getPush' | 'turnOnPush' | 'turnOffPush'> {
  const { queries, pushKeys, clock } = services;
  const pushOf = async (person: Person): Promise<Push> => ({
    public_key: pushKeys.publicKey,
    devices: await listPushDevices(queries, person, clock()),
  });
  return {
    getPush: async ({ person }) => ok(await pushOf(person)),

    async turnOnPush({ person, body }) {
      if (!isPublicKey(body.p256dh)) return badFields({ p256dh: ['not_valid'] });
      await subscribe(services, person, body);
      return ok(await pushOf(person));
    },

    async turnOffPush({ person }) {
      await deleteSubscription(queries, person.sessionId);
      return noContent;
    },
  };
}
