import { AlertDialog } from '@skillharbor/ui/primitives';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { currentUser } from '../session/current-user.ts';
import { useApp } from '../useApp.ts';
import { words } from '../words.ts';

interface UnsavedGuard {
  /** For the form. */
  onDirtyChange: (dirty: boolean) => void;
  /** Call it once everything is saved, before going on. */
  release: () => void;
  /** The question, where it has to be asked. Render it anywhere. */
  question: ReactNode;
}

/** Asks before a page with something unsaved is left, by the router or by closing it. */
export function useUnsavedGuard(): UnsavedGuard {
  const { session, drafts } = useApp();
  const { pathname } = useLocation();
  const [dirty, setDirty] = useState(false);
  const released = useRef(false);

  // Who has just logged out has answered a question already.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !released.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      currentUser(session.get()) !== null,
  );

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return {
    onDirtyChange: setDirty,
    release: () => {
      released.current = true;
    },
    question: (
      <AlertDialog
        open={blocker.state === 'blocked'}
        title={words.leave.title}
        confirmLabel={words.leave.confirm}
        cancelLabel={words.leave.cancel}
        tone="critical"
        onConfirm={() => {
          drafts.remove(pathname);
          blocker.proceed?.();
        }}
        onCancel={() => blocker.reset?.()}
      >
        {words.leave.explanation}
      </AlertDialog>
    ),
  };
}
