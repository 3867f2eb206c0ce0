import type { OtherDraft } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp } from '../app/useApp.ts';
import { areSame, textsOf } from '../storage/accountCopies.ts';
import type { AccountCopy, Texts } from '../storage/accountCopies.ts';
import type { Draft, Owner, SavedDraft } from '../storage/drafts.ts';
import { accountDraftQuery } from './accountDraftQuery.ts';
import { reconcile } from './reconcile.ts';

interface AccountDraftOptions {
  path: string;
  /** The author of the form's draft, or undefined while the device's draft has not been read. */
  owner: Owner | undefined;
  /** Called with the values that the form must show. They are already saved on the device. */
  onShow: (saved: SavedDraft | null) => void;
}

/**
 * Compares a page's draft with the account's draft when the page opens and when the user returns to it. If the two
 * drafts differ, returns the draft that can be restored, if any. This draft stays on the device until the user has
 * decided.
 */
export function useAccountDraft({ path, owner = null, onShow }: AccountDraftOptions): OtherDraft | undefined {
  const app = useApp();
  const { drafts } = app;
  const { data, dataUpdatedAt } = useQuery(accountDraftQuery(app, path, owner));
  const otherPath = `${path}#other`;
  const other = owner === null ? null : drafts.read(otherPath, owner);
  const [, setChanges] = useState(0);
  const rerender = () => setChanges((before) => before + 1);

  // A comparison with the first values of the form shows whether the user has typed since it opened.
  const shown = useRef<Texts>({});
  useEffect(() => {
    if (owner !== null) shown.current = textsIn(drafts.read(path, owner));
  }, [drafts, owner, path]);

  function show(values: Draft, savedAt: string) {
    drafts.save(path, owner, values);
    shown.current = textsOf(values);
    onShow({ values, savedAt, filesLost: false });
    rerender();
  }

  const compare = useEffectEvent((stored: AccountCopy | null) => {
    const saved = drafts.read(path, owner);
    const typed = saved && textsOf(saved.values);
    const known = drafts.account.read(path, owner);
    const hasFile = Object.values(saved?.values ?? {}).some((value) => value instanceof Blob);
    const isBusy = !areSame(typed ?? {}, shown.current);
    const verdict = reconcile({ typed, known, stored, isBusy, hasFile });
    // Text that is typed after this point continues the account's draft.
    if (stored?.version !== known?.version) drafts.account.write(path, owner, stored);
    if (verdict.action === 'keep') return;
    if (verdict.action === 'offer') {
      if (stored) drafts.save(otherPath, owner, stored.texts);
      rerender();
      return;
    }
    if (verdict.isTypedKept && typed) drafts.save(otherPath, owner, typed);
    if (stored) show({ ...saved?.values, ...stored.texts }, stored.savedAt);
    else {
      drafts.remove(path, owner);
      shown.current = {};
      onShow(null);
    }
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The response is compared with the browser's storage, which is an external system.
    if (data) compare(data.stored);
  }, [data, dataUpdatedAt]);

  if (!other) return undefined;
  return {
    savedAt: other.savedAt,
    onShow: () => {
      const present = drafts.read(path, owner);
      const texts = textsIn(present);
      if (areSame(texts, {})) drafts.remove(otherPath, owner);
      else drafts.save(otherPath, owner, texts);
      show({ ...present?.values, ...other.values }, other.savedAt);
    },
    onDiscard: () => {
      drafts.remove(otherPath, owner);
      rerender();
    },
  };
}

const textsIn = (saved: SavedDraft | null): Texts => (saved ? textsOf(saved.values) : {});
