import { useToast } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useRole } from '../session/useRole.ts';
import type { SavedItem } from '../storage/savedItems.ts';
import { savedQuery } from './queries.ts';
import { sendSaved } from './sendSaved.ts';
import type { LiveSaved, Press } from './liveSaved.ts';
import { useSavedItems } from './useSavedItems.ts';

/** The maximum number of jobs that a visitor can save. An account has the same limit. */
const MAX_SAVED = 500;
/** The pause in typing a note after which the note is sent, in milliseconds. */
const PAUSE_MS = 800;

interface LiveBookmarksProps {
  kind: SavedItem['kind'];
  /** The presses that happened before this component passed its bookmarks to the page. */
  early: readonly Press[];
  onChange: (saved: LiveSaved) => void;
}

/**
 * Passes the saved items of the user to the page, and sends changes to the server. A change is saved on the device at
 * once, and is sent as soon as possible. This component renders nothing.
 */
export function LiveBookmarks({ kind, early, onChange }: LiveBookmarksProps) {
  const app = useApp();
  const role = useRole();
  const toast = useToast();
  const messages = useAppMessages();
  const { owner, all, find, change } = useSavedItems();
  const query = useQuery({ ...savedQuery(app, owner), enabled: owner !== null });
  const data = owner === null ? undefined : query.data;

  const send = useEffectEvent(() => void sendSaved(app, { messages, tell: toast.show }));
  useEffect(() => {
    const isUnsent = (item: SavedItem) =>
      item.owner === owner || (item.owner === null && item.kind === 'job' && role === 'freelancer');
    const unsent = owner === null ? [] : all.filter(isUnsent);
    if (unsent.length === 0) return undefined;
    const pause = setTimeout(() => send(), unsent.some(({ note }) => note !== null) ? PAUSE_MS : 0);
    const over = new AbortController();
    for (const type of ['online', 'focus'])
      window.addEventListener(type, () => send(), { signal: over.signal });
    return () => {
      clearTimeout(pause);
      over.abort();
    };
  }, [owner, all, role]);

  const press = (...[id, name, isSaved]: Press) => {
    const isFull = owner === null && all.filter((item) => item.owner === null).length >= MAX_SAVED;
    if (isSaved && isFull) toast.show(messages.savedFull(MAX_SAVED));
    else change({ kind, id, name, isSaved });
  };
  const report = useEffectEvent(() =>
    onChange({
      bookmarks: {
        isSaved: (id) => find(kind, id)?.isSaved ?? data?.ids.includes(id) ?? false,
        onChange: press,
      },
      news: data?.news ?? 0,
    }),
  );
  useEffect(() => report(), [kind, owner, all, data]);
  // Each early press is repeated once. A press can still arrive after this component has mounted, until the page has
  // rendered the bookmarks that this component passes to it.
  const repeated = useRef(0);
  const pressEarly = useEffectEvent(() => {
    for (const one of early.slice(repeated.current)) press(...one);
    repeated.current = early.length;
  });
  useEffect(() => pressEarly(), [early]);
  return null;
}
