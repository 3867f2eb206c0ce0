/** Lets users choose which of their devices show notifications, and which groups each device shows. */
import type { Push } from '@skillharbor/contract';
import type { OperationsOf, Person } from '../../contract/operations.ts';
import { badFields, conflict, noContent, ok } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import { subscribe } from './push.commands.ts';
import { deleteSubscription, listPushDevices } from './push.repository.ts';
import { isPublicKey } from './pushKeys.ts';
import type { PushKeys } from './pushKeys.ts';

interface Services {
  queries: Queries;
  fixedSettings: FixedSettings;
  pushKeys: PushKeys;
  clock: Clock;
}

export function pushOperations(services: Services): OperationsOf<'getPush' | 'turnOnPush' | 'turnOffPush'> {
  const { queries, fixedSettings, pushKeys, clock } = services;
  const pushOf = async (person: Person): Promise<Push> => ({
    public_key: pushKeys.publicKey,
    devices: await listPushDevices(queries, person, clock()),
  });
  return {
    getPush: async ({ person }) => ok(await pushOf(person)),

    async turnOnPush({ person, body }) {
      if (!(await settingOf(queries, fixedSettings, 'push'))) return conflict('push_off');
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
