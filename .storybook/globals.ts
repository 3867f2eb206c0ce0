import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

export type Globals = Readonly<Record<string, unknown>>;

let globals = globalsInAddress();
const listeners = new Set<() => void>();

/** The values of the toolbar, for documentation pages. */
export function useGlobals(): Globals {
  return useSyncExternalStore(subscribe, () => globals);
}

export async function updateGlobals(changes: Globals) {
  const channel = await addons.ready();
  channel.emit('updateGlobals', { globals: changes });
}

// From the start: they may change while a story is shown.
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

/** Before the first change, the globals are in the frame's own address: `globals=theme:dark;viewport.value:phone`. */
function globalsInAddress(): Globals {
  const inAddress = new URLSearchParams(window.location.search).get('globals') ?? '';
  const given = new URLSearchParams(inAddress.replaceAll(';', '&').replaceAll(':', '='));
  return Object.fromEntries([...given].map(([name, value]) => [name.replace('.value', ''), value]));
}
