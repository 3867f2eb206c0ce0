import { AlertDialog } from '@skillharbor/ui/primitives';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { paths } from '../navigation/paths.ts';
import { currentUser } from '../session/currentUser.ts';
import type { PageDraft } from './useDraft.ts';

export interface UnsavedGuard {
  /** A form prop that the form calls when its values become dirty or clean. */
  onDirtyChange: (dirty: boolean) => void;
  /** A form prop that the form calls with the values to save as the draft. */
  onValuesChange: (values: object) => void;
  /**
   * Wraps the request that sends the form. The request continues if the user leaves in the meantime. After success, the
   * draft is removed, and leaving no longer asks for confirmation.
   */
  sending: <Result>(request: Promise<Result>) => Promise<Result>;
  /** The dialog that asks before the user leaves. It may be rendered anywhere on the page. */
  question: ReactNode;
}

/**
 * Saves the text typed on a page as its draft, and asks before the user leaves for another page. The draft survives a
 * reload and the end of a session.
 * @param options.isKept true if the draft stays when the user leaves, so that only a running submission asks for
 *   confirmation
 */
export function useUnsavedGuard(
  draftOfPage: Pick<PageDraft, 'save' | 'remove' | 'hide'>,
  { isKept = false }: { isKept?: boolean } = {},
): UnsavedGuard {
  const { save, remove, hide } = draftOfPage;
  const appMessages = useAppMessages();
  const { session } = useApp();
  const [dirty, setDirty] = useState(false);
  const [holdsFile, setHoldsFile] = useState(false);
  const [isSending, setSending] = useState(false);
  const released = useRef(false);
  // The form's callbacks run only when its values change. The ref lets them call the page's latest functions then.
  const draft = useRef({ save, remove, dirty: false });
  useEffect(() => {
    Object.assign(draft.current, { save, remove });
  });

  const onDirtyChange = useCallback((next: boolean) => {
    if (draft.current.dirty && !next) draft.current.remove();
    // A change after a submission is unsaved again.
    if (!draft.current.dirty && next) released.current = false;
    draft.current.dirty = next;
    setDirty(next);
  }, []);
  const onValuesChange = useCallback((values: object) => {
    if (!draft.current.dirty || released.current) return;
    draft.current.save(values);
    setHoldsFile(Object.values(values).some((value) => value instanceof Blob));
  }, []);

  // A user may go back while typing, so this function reads the values that the form passed last, and not those of the
  // last rendering. A user who has just logged out has already confirmed leaving. The draft also stays if the user goes
  // to the account page, for example to set up a second factor. Only a chosen file would be lost there.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isSending ||
        (draft.current.dirty && !isKept && (holdsFile || nextLocation.pathname !== paths.account()))) &&
      !released.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      currentUser(session.get()) !== null,
  );

  // Texts are saved as a draft, but closing or reloading the page loses a chosen file and a running submission.
  const losesWithPage = isSending || (dirty && holdsFile);
  useEffect(() => {
    if (!losesWithPage) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [losesWithPage]);

  async function sending<Result>(request: Promise<Result>): Promise<Result> {
    released.current = false;
    setSending(true);
    const show = hide();
    try {
      const result = await request;
      released.current = true;
      remove();
      return result;
    } finally {
      show();
      setSending(false);
    }
  }

  const messages = isSending ? appMessages.leaveSending : appMessages.leave;
  return {
    onDirtyChange,
    onValuesChange,
    sending,
    question: (
      <AlertDialog
        open={blocker.state === 'blocked'}
        title={messages.title}
        confirmLabel={messages.confirm}
        cancelLabel={messages.cancel}
        tone={isSending ? 'accent' : 'critical'}
        onConfirm={() => {
          // While a submission runs, the draft stays, because it is the only copy if the submission fails.
          if (!isSending) remove();
          blocker.proceed?.();
        }}
        onCancel={() => blocker.reset?.()}
      >
        {messages.explanation}
      </AlertDialog>
    ),
  };
}
