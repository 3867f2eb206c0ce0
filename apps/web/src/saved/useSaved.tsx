import type { Bookmarks, BookmarksOf } from '@skillharbor/ui/cards';
import { useIsHydrated } from '@skillharbor/ui/primitives';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../app/useApp.ts';
import { latePart } from '../loading/latePart.tsx';
import { useRole } from '../session/useRole.ts';
import { useMayWrite } from '../session/useTeamRole.ts';
import { SAVED_KEY } from '../storage/savedKey.ts';
import type { LiveSaved, Press } from './liveSaved.ts';

/**
 * The saved items are loaded after the page, because a server does not know them. Visitors load them only if they have
 * saved something, or when they save the first item.
 */
const Live = latePart(async () => (await import('./LiveBookmarks.tsx')).LiveBookmarks, {
  isNeeded: ({ early }) => early.length > 0,
});

/** Returns the user's saved items of the kinds that the user can save, and an element that must be rendered once. */
export function useSaved(): { bookmarks: BookmarksOf; news: number; element: ReactNode } {
  const role = useRole();
  const kind = role === 'client' ? 'freelancer' : 'job';
  const mayWrite = useMayWrite() || kind === 'job';
  const isHydrated = useIsHydrated();
  const hasSaved = useHasSaved();
  const [live, setLive] = useState<LiveSaved>();
  // Presses are repeated once the code has loaded.
  const [early, setEarly] = useState<readonly Press[]>([]);
  const saved = live?.bookmarks;
  // Every card reads this value, so a new value would render all cards again.
  const bookmarks = useMemo(() => {
    const waiting: Bookmarks = {
      isSaved: () => false,
      onChange: (...press) => setEarly((presses) => [...presses, press]),
    };
    return { job: null, freelancer: null, [kind]: mayWrite ? (saved ?? waiting) : null };
  }, [kind, mayWrite, saved]);
  return {
    bookmarks,
    news: live?.news ?? 0,
    element: isHydrated && (role !== null || hasSaved || early.length > 0) && (
      <Live kind={kind} early={early} onChange={setLive} />
    ),
  };
}

/** Returns true if this device stores saved items. It is false on a server and during hydration. */
function useHasSaved(): boolean {
  const { device } = useApp();
  return useSyncExternalStore(
    onStorage,
    () => device.getItem(SAVED_KEY) !== null,
    () => false,
  );
}

/** Another tab announces its changes by an event. */
function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
