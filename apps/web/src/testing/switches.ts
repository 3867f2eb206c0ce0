import type { User } from '@skillharbor/contract';
import { clientUser, freelancerUser, isServerMode } from '@skillharbor/mocks';
import type { ServerMode } from '@skillharbor/mocks';

/* What Storybook's toolbar switches of a story of the app: `.storybook/switches/switches.ts` lists the values. */

type Globals = Record<string, unknown>;

const people: Record<string, User | null> = {
  visitor: null,
  freelancer: freelancerUser,
  client: clientUser,
};

/** The mode that the server is switched to; undefined where the story says how it answers. */
export function serverIn({ server }: Globals): ServerMode | undefined {
  return isServerMode(server) && server !== 'normal' ? server : undefined;
}

/** Who is signed in: the story's own person unless another one is chosen. */
export function personIn({ person }: Globals, own: User | null = null): User | null {
  const chosen = people[String(person)];
  return chosen === undefined ? own : chosen;
}
