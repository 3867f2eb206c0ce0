import type { User } from '@skillharbor/contract';
import { clientUser, freelancerUser, isServerMode } from '@skillharbor/mocks';
import type { ServerMode } from '@skillharbor/mocks';

/*
 * Storybook's toolbar sets these switches for stories of the app. `.storybook/switches/switches.ts` lists the values.
 */

type Globals = Record<string, unknown>;

const people: Record<string, User | null> = {
  visitor: null,
  freelancer: freelancerUser,
  client: clientUser,
};

/** Returns the server mode that the toolbar selects, or undefined if the story's own handlers apply. */
export function serverIn({ server }: Globals): ServerMode | undefined {
  return isServerMode(server) && server !== 'normal' ? server : undefined;
}

/** Returns the signed-in user, which is the story's own user unless the toolbar selects another. */
export function personIn({ person }: Globals, own: User | null = null): User | null {
  const chosen = people[String(person)];
  return chosen === undefined ? own : chosen;
}
