import { AlertDialog } from '@skillharbor/ui/primitives';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { currentUser } from '../session/currentUser.ts';
import type { PageDraft } from './useDraft.ts';

interface UnsavedGuard {
  /** A prop of the form. */
  onDirtyChange: (dirty: boolean) => void;
  /** A prop of the form: its values are kept until they are saved. */
  onValuesChange: (values: object) => void;
  /** Call it when everything is saved, before navigating. */
  release: () => void;
  /** The question, while it is asked. Render it anywhere. */
  question: ReactNode;
}

/**
 * Keeps what is typed on a page as its draft, and asks before the user leaves it for another page. The draft is still
 * there after a reload, or after a session that ended.
 */
export function useUnsavedGuard({ save, remove }: Pick<PageDraft, 'save' | 'remove'>): UnsavedGuard {
  const appMessages = useAppMessages();
  const { session } = useApp();
  const [dirty, setDirty] = useState(false);
  const [holdsFile, setHoldsFile] = useState(false);
  const released = useRef(false);
  // The form calls back only when its values change, and then needs the page's latest functions.
  const draft = useRef({ save, remove, dirty: false });
  useEffect(() => {
    Object.assign(draft.current, { save, remove });
  });

  const onDirtyChange = useCallback((next: boolean) => {
    if (draft.current.dirty && !next) draft.current.remove();
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
      dirty &&
      !released.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      currentUser(session.get()) !== null,
  );

  // Text is kept; a file is lost with the page.
  useEffect(() => {
    if (!dirty || !holdsFile) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, holdsFile]);

  return {
    onDirtyChange,
    onValuesChange,
    release: () => {
      released.current = true;
      remove();
    },
    question: (
      <AlertDialog
        open={blocker.state === 'blocked'}
        title={appMessages.leave.title}
        confirmLabel={appMessages.leave.confirm}
        cancelLabel={appMessages.leave.cancel}
        tone="critical"
        onConfirm={() => {
          remove();
          blocker.proceed?.();
        }}
        onCancel={() => blocker.reset?.()}
      >
        {appMessages.leave.explanation}
      </AlertDialog>
    ),
  };
}
