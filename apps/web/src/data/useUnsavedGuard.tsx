import { AlertDialog } from '@skillharbor/ui/primitives';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { currentUser } from '../session/current-user.ts';
import { useApp, useUser } from '../useApp.ts';
import { words } from '../words.ts';

interface UnsavedGuard {
  /** For the form. */
  onDirtyChange: (dirty: boolean) => void;
  /** For a form that is to be there again, as it was, when the session ends in the middle of it. */
  onValuesChange: (values: object) => void;
  /** Call it once everything is saved, before going on. */
  release: () => void;
  /** The question, where it has to be asked. Render it anywhere. */
  question: ReactNode;
}

/**
 * Asks before a page with something unsaved is left, by the router or by closing it. Who has to leave because the
 * session is over finds it there again.
 */
export function useUnsavedGuard(): UnsavedGuard {
  const { session, drafts } = useApp();
  const { pathname } = useLocation();
  const writer = useUser()?.pk;
  const [dirty, setDirty] = useState(false);
  const released = useRef(false);
  const typed = useRef<object>(undefined);

  const onValuesChange = useCallback((values: object) => {
    typed.current = values;
  }, []);

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

  // By what is sent, by what another tab does, or by whatever else is asked for.
  useEffect(() => {
    if (!dirty || writer === undefined) return undefined;
    return session.subscribe(() => {
      if (typed.current && !released.current && currentUser(session.get()) === null)
        drafts.save(pathname, writer, typed.current);
    });
  }, [dirty, writer, session, drafts, pathname]);

  return {
    onDirtyChange: setDirty,
    onValuesChange,
    release: () => {
      released.current = true;
      drafts.remove(pathname);
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
