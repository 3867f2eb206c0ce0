import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

export type Globals = Readonly<Record<string, unknown>>;

let globals = globalsInAddress();
const listeners = new Set<() => void>();

/** Returns the current values of the toolbar, for documentation pages. */
export function useGlobals(): Globals {
  return useSyncExternalStore(subscribe, () => globals);
}

export async function updateGlobals(changes: Globals) {
  const channel = await addons.ready();
  channel.emit('updateGlobals', { globals: changes });
}

// Listens to the toolbar from the start, because its values may change before a documentation page opens.
void addons.ready().then((channel) =>
  channel.on('globalsUpdated', (news: { userGlobals: Globals }) => {
    globals = news.userGlobals;
    for (const listener of listeners) listener();
  }),
);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reads the initial globals from the frame's address, such as `globals=theme:dark;viewport.value:phone`. */
function globalsInAddress(): Globals {
  const inAddress = new URLSearchParams(window.location.search).get('globals') ?? '';
  const given = new URLSearchParams(inAddress.replaceAll(';', '&').replaceAll(':', '='));
  return Object.fromEntries([...given].map(([name, value]) => [name.replace('.value', ''), value]));
}
