import type { User } from '@skillharbor/contract';
import { clientUser, freelancerUser, isServerMode } from '@skillharbor/mocks';
import type { ServerMode } from '@skillharbor/mocks';

/* Storybook's toolbar sets these switches for stories of the app; `.storybook/switches/switches.ts` lists the values. */

type Globals = Record<string, unknown>;

const people: Record<string, User | null> = {
  visitor: null,
  freelancer: freelancerUser,
  client: clientUser,
};

/** Returns the mode that the toolbar switches the server to, or undefined if the story has its own handlers. */
export function serverIn({ server }: Globals): ServerMode | undefined {
  return isServerMode(server) && server !== 'normal' ? server : undefined;
}

/** Returns the signed-in user, which is the story's own person unless the toolbar selects another. */
export function personIn({ person }: Globals, own: User | null = null): User | null {
  const chosen = people[String(person)];
  return chosen === undefined ? own : chosen;
}
