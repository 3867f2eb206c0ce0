import { createSessionStore } from '@skillharbor/api-client';
import { isServerMode, serverModes, session, TODAY, users } from '@skillharbor/mocks';
import type { ServerMode } from '@skillharbor/mocks';
import { startMocks } from '@skillharbor/mocks/browser';
import { showMockPanel } from './mockPanel/showMockPanel.tsx';

/* The mocks are loaded only by this file. With `vite --mode mock`, they respond to every request. */

const serverNames: Record<ServerMode, string> = {
  normal: 'Normal',
  slow: 'Slow: 3 seconds for each answer',
  failing: 'Failing: 500, but for signing in',
  offline: 'Offline',
  empty: 'Empty, as on its first day (a fresh state)',
};

export async function start(): Promise<void> {
  const controls = await startMocks();
  const signedIn = createSessionStore(window.localStorage);
  showMockPanel({
    server: controls.server(),
    servers: serverModes.map((mode) => ({ mode, name: serverNames[mode] })),
    person: controls.person(),
    people: users.map((user) => ({
      pk: user.pk,
      name: `${user.first_name} ${user.last_name}, ${user.role}`,
    })),
    onServer: (mode) => {
      if (isServerMode(mode)) controls.setServer(mode);
      window.location.reload();
    },
    onPerson: (pk) => {
      const user = users.find((one) => one.pk === pk) ?? null;
      controls.signIn(user);
      if (user) signedIn.set(session(user));
      else signedIn.clear();
      window.location.reload();
    },
    onReset: () => {
      controls.reset();
      signedIn.clear();
      window.location.reload();
    },
  });
}

/** Returns the date that the fixtures use as today. */
export const today = () => TODAY;
