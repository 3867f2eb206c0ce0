import { createUnsubscribeLinks } from '../../mail/unsubscribeLinks.ts';
import { PASSWORD } from '../people.ts';
import { pushSubscription } from '../pushSubscription.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import { SIGNING_KEY } from '../testServer.ts';
import { removeTeam } from './team.ts';

const ofMailLink: RequestParts = async ({ client: { id: userId } }) => ({
  fields: { token: await createUnsubscribeLinks(SIGNING_KEY).issue({ userId, kinds: ['questions'] }) },
});

export const userParts = {
  getCurrentUser: nothing,
  updateCurrentUser: () => ({ fields: { language: 'de' } }),
  // Removes the team. Otherwise, the owner would have to hand the team over before deleting the account.
  requestDeletion: async (world) => {
    await removeTeam(world);
    return { fields: { password: PASSWORD } };
  },
  listNotifications: nothing,
  readNotifications: nothing,
  getPush: nothing,
  turnOnPush: () => ({ fields: pushSubscription() }),
  turnOffPush: nothing,
  cancelDeletion: nothing,
  exportData: () => ({ fields: { password: PASSWORD } }),
  checkMailLink: ofMailLink,
  chooseMails: ofMailLink,
} satisfies OperationParts;
