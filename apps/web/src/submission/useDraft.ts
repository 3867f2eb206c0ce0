import { useIsHydrated } from '@skillharbor/ui/primitives';
import type { OtherDraft, RestoredDraft } from '@skillharbor/ui/primitives';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { useUser } from '../session/useUser.ts';
import { differences, fill } from '../storage/drafts.ts';
import type { SavedDraft, Owner } from '../storage/drafts.ts';
import { useAccountDraft } from './useAccountDraft.ts';

export interface PageDraft {
  /** Replaces each value with the draft's value of that name, if it has the same type. */
  fill: <T extends object>(values: T) => T;
  /** A form prop that reports a restored draft. It is undefined if no draft was restored. */
  restored: RestoredDraft | undefined;
  /**
   * True if there was a draft, even if the user has since discarded it. On a rendered page, the draft is found only
   * after hydration, so a form that already exists needs this value in its key.
   */
  found: boolean;
  /**
   * The key of the form. It changes when the form's draft is found, or when the form shows the draft of another device,
   * so that the form is mounted again.
   */
  formKey: string;
  /** A form prop that offers the text that the user typed on another device. Only some forms have it. */
  other: OtherDraft | undefined;
  save: (values: object) => void;
  remove: () => void;
  /** Hides the draft until the returned function is called. */
  hide: () => () => void;
}

interface Opened {
  owner: Owner;
  found: boolean;
  /** The draft, or null if there is none or it was discarded. */
  saved: SavedDraft | null;
  /** The values that the user had typed before hydration. They are set when the draft is found. */
  early: object | null;
}

/**
 * Returns the draft of this page and the functions that save it.
 * @param path the name of the draft, for a page that has several. Default: the page's path
 */
export function useDraft(path?: string): PageDraft {
  const { drafts } = useApp();
  const { pathname } = useLocation();
  const name = path ?? pathname;
  const owner = useUser()?.pk ?? null;
  const isHydrated = useIsHydrated();
  const open = (early: object | null): Opened => {
    const saved = drafts.read(name, owner);
    return { owner, saved, found: saved !== null, early };
  };
  // The owner does not change if the session ends while the form is open, so that the text does not become a visitor's
  // draft.
  const [opened, setOpened] = useState(() => (isHydrated ? open(null) : null));

  // On a rendered page, the form first reports the values that were typed before hydration.
  const early = useRef<object>(null);
  const openHydrated = useEffectEvent(() => {
    if (!opened) setOpened(open(early.current));
  });
  useEffect(() => {
    if (isHydrated) openHydrated();
  }, [isHydrated]);
  useEffect(() => {
    if (opened?.found === false && early.current) drafts.save(name, opened.owner, early.current);
    if (opened) early.current = null;
  }, [drafts, opened, name]);

  const [round, setRound] = useState(0);
  const other = useAccountDraft({
    path: name,
    owner: opened?.owner,
    onShow: (shown) => {
      setOpened((before) => before && { ...before, saved: shown, early: null });
      setRound((before) => before + 1);
    },
  });

  const saved = opened?.saved;
  const remove = () => {
    if (opened) drafts.remove(name, opened.owner);
  };
  return {
    fill: (values) =>
      fill(values, saved ? { ...saved.values, ...differences(values, opened?.early ?? null) } : null),
    restored: saved
      ? {
          savedAt: saved.savedAt,
          filesLost: saved.filesLost,
          onDiscard: () => {
            remove();
            setOpened((before) => before && { ...before, saved: null });
          },
        }
      : undefined,
    found: opened?.found ?? false,
    formKey: `${opened?.found ?? false} ${round}`,
    other,
    save: (values) => {
      if (opened) drafts.save(name, opened.owner, values);
      else early.current = values;
    },
    remove,
    hide: () => (opened ? drafts.hide(name, opened.owner) : () => undefined),
  };
}
