import { AlertDialog } from '@skillharbor/ui/primitives';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { currentUser } from '../session/currentUser.ts';
import type { PageDraft } from './useDraft.ts';

export interface UnsavedGuard {
  /** A prop of the form. */
  onDirtyChange: (dirty: boolean) => void;
  /** A prop of the form: its values are kept until they are saved. */
  onValuesChange: (values: object) => void;
  /**
   * Wraps the request that sends what is typed. A user who leaves meanwhile lets it go on. Once it has succeeded, the draft
   * is removed, and nothing is asked any more.
   */
  sending: <Result>(request: Promise<Result>) => Promise<Result>;
  /** The question, while it is asked. Render it anywhere. */
  question: ReactNode;
}

/**
 * Keeps what is typed on a page as its draft, and asks before the user leaves it for another page. The draft is still
 * there after a reload, or after a session that ended.
 */
export function useUnsavedGuard(draftOfPage: Pick<PageDraft, 'save' | 'remove' | 'hide'>): UnsavedGuard {
  const { save, remove, hide } = draftOfPage;
  const appMessages = useAppMessages();
  const { session } = useApp();
  const [dirty, setDirty] = useState(false);
  const [holdsFile, setHoldsFile] = useState(false);
  const [isSending, setSending] = useState(false);
  const released = useRef(false);
  // The form calls back only when its values change, and then needs the page's latest functions.
  const draft = useRef({ save, remove, dirty: false });
  useEffect(() => {
    Object.assign(draft.current, { save, remove });
  });

  const onDirtyChange = useCallback((next: boolean) => {
    if (draft.current.dirty && !next) draft.current.remove();
    // What is typed after something was sent is new.
    if (!draft.current.dirty && next) released.current = false;
    draft.current.dirty = next;
    setDirty(next);
  }, []);
  const onValuesChange = useCallback((values: object) => {
    if (!draft.current.dirty || released.current) return;
    draft.current.save(values);
    setHoldsFile(Object.values(values).some((value) => value instanceof Blob));
  }, []);

  // A user who has just logged out has answered a question already.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (dirty || isSending) &&
      !released.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      currentUser(session.get()) !== null,
  );

  // Text is kept; a file is lost with the page, and so is what is being sent.
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
          // Where sending fails, the draft is all that is left.
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
