import { BookmarksContext } from '@skillharbor/ui/cards';
import type { Bookmarks } from '@skillharbor/ui/cards';
import { useToast } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { chunk } from '../platform/chunk.ts';
import { useRole } from '../session/useRole.ts';
import { useMayWrite } from '../session/useTeamRole.ts';
import type { SavedItem } from '../storage/savedItems.ts';
import { savedQuery } from './queries.ts';
import { useSavedItems } from './useSavedItems.ts';

/** The largest number of jobs that a visitor saves. It is the same on an account. */
const MAX_SAVED = 500;
/** The pause in typing a note after which it is sent, in milliseconds. */
const PAUSE_MS = 800;

/**
 * Lets the cards of all pages show and change what the user has saved. A change is on the device at once, and is sent as
 * soon as possible.
 */
export function SavedProvider({ children }: { children: ReactNode }) {
  const app = useApp();
  const role = useRole();
  const mayWrite = useMayWrite();
  const toast = useToast();
  const messages = useAppMessages();
  const { owner, all, find, change } = useSavedItems();
  const { data } = useQuery({ ...savedQuery(app, owner), enabled: owner !== null });

  const send = useEffectEvent(() => {
    chunk(() => import('./sendSaved.ts'))
      .then(({ sendSaved }) => sendSaved(app, { messages, tell: toast.show }))
      .catch((error: unknown) => app.log('What was saved could not be sent.', error));
  });
  useEffect(() => {
    const isUnsent = (item: SavedItem) =>
      item.owner === owner || (item.owner === null && item.kind === 'job' && role === 'freelancer');
    const unsent = owner === null ? [] : all.filter(isUnsent);
    if (unsent.length === 0) return undefined;
    const pause = setTimeout(send, unsent.some(({ note }) => note !== null) ? PAUSE_MS : 0);
    const again = new AbortController();
    for (const type of ['online', 'focus']) window.addEventListener(type, send, { signal: again.signal });
    return () => {
      clearTimeout(pause);
      again.abort();
    };
  }, [owner, all, role]);

  const bookmarks = (kind: SavedItem['kind']): Bookmarks => ({
    isSaved: (id) => find(kind, id)?.isSaved ?? data?.ids.includes(id) ?? false,
    onChange(id, name, isSaved) {
      if (owner === null && isSaved && all.filter((item) => item.owner === null).length >= MAX_SAVED)
        toast.show(messages.savedFull(MAX_SAVED));
      else change({ kind, id, name, isSaved });
    },
  });
  return (
    <BookmarksContext
      value={{
        job: role === 'client' ? null : bookmarks('job'),
        freelancer: role === 'client' && mayWrite ? bookmarks('freelancer') : null,
      }}
    >
      {children}
    </BookmarksContext>
  );
}
