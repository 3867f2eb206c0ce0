import type { Bookmarks, BookmarksOf } from '@skillharbor/ui/cards';
import { useIsHydrated } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { latePart } from '../loading/latePart.tsx';
import { useRole } from '../session/useRole.ts';
import { useMayWrite } from '../session/useTeamRole.ts';
import type { LiveSaved, Press } from './liveSaved.ts';

/** What is saved is loaded after the page, because a server does not know it. */
const Live = latePart(async () => (await import('./LiveBookmarks.tsx')).LiveBookmarks, {
  isNeeded: ({ early }) => early.length > 0,
});

/** Returns what the user has saved of what the user can save, and an element that must be rendered once. */
export function useSaved(): { bookmarks: BookmarksOf; news: number; element: ReactNode } {
  const kind = useRole() === 'client' ? 'freelancer' : 'job';
  const mayWrite = useMayWrite() || kind === 'job';
  const isHydrated = useIsHydrated();
  const [live, setLive] = useState<LiveSaved>();
  // Presses before the code has loaded wait for it.
  const [early, setEarly] = useState<readonly Press[]>([]);
  const waiting: Bookmarks = {
    isSaved: () => false,
    onChange: (...press) => setEarly((presses) => [...presses, press]),
  };
  const bookmarks = mayWrite ? (live?.bookmarks ?? waiting) : null;
  return {
    bookmarks: { job: null, freelancer: null, [kind]: bookmarks },
    news: live?.news ?? 0,
    element: isHydrated && <Live kind={kind} early={early} onChange={setLive} />,
  };
}
