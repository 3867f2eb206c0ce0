import { useIsHydrated } from '@skillharbor/ui/primitives';
import type { RestoredDraft } from '@skillharbor/ui/primitives';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { useUser } from '../session/useUser.ts';
import { differences, fill } from '../storage/drafts.ts';
import type { KeptDraft, Owner } from '../storage/drafts.ts';

export interface PageDraft {
  /** The values, each replaced by the draft's where that is of the same kind. */
  fill: <T extends object>(values: T) => T;
  /** A prop of the form, which says that it was restored. Undefined where nothing was. */
  restored: RestoredDraft | undefined;
  /**
   * Whether there was a draft, even if the user has discarded it since. On a page that a server rendered it is found
   * once the page is hydrated: a form that is there before needs it as its key.
   */
  found: boolean;
  save: (values: object) => void;
  remove: () => void;
  /** Keeps the draft out of view, until the returned function is called. */
  hide: () => () => void;
}

interface Opened {
  owner: Owner;
  found: boolean;
  /** Null where there is none, or it has been discarded. */
  kept: KeptDraft | null;
  /** What stood in the fields when it was found, if the user had typed before the page was hydrated. */
  early: object | null;
}

/** What the user typed on this page before, and the functions that keep what they type. */
export function useDraft(): PageDraft {
  const { drafts } = useApp();
  const { pathname } = useLocation();
  const owner = useUser()?.pk ?? null;
  const isHydrated = useIsHydrated();
  const open = (early: object | null): Opened => {
    const kept = drafts.read(pathname, owner);
    return { owner, kept, found: kept !== null, early };
  };
  // The owner stays the same when the session ends in the middle of a form: the text does not become a visitor's.
  const [opened, setOpened] = useState(() => (isHydrated ? open(null) : null));

  // On a page that a server rendered, the form first says what was typed before it was hydrated.
  const early = useRef<object>(null);
  const openHydrated = useEffectEvent(() => {
    if (!opened) setOpened(open(early.current));
  });
  useEffect(() => {
    if (isHydrated) openHydrated();
  }, [isHydrated]);
  useEffect(() => {
    if (opened?.found === false && early.current) drafts.save(pathname, opened.owner, early.current);
    if (opened) early.current = null;
  }, [drafts, opened, pathname]);

  const kept = opened?.kept;
  const remove = () => {
    if (opened) drafts.remove(pathname, opened.owner);
  };
  return {
    fill: (values) =>
      fill(values, kept ? { ...kept.values, ...differences(values, opened?.early ?? null) } : null),
    restored: kept
      ? {
          savedAt: kept.savedAt,
          filesLost: kept.filesLost,
          onDiscard: () => {
            remove();
            setOpened((before) => before && { ...before, kept: null });
          },
        }
      : undefined,
    found: opened?.found ?? false,
    save: (values) => {
      if (opened) drafts.save(pathname, opened.owner, values);
      else early.current = values;
    },
    remove,
    hide: () => (opened ? drafts.hide(pathname, opened.owner) : () => undefined),
  };
}
