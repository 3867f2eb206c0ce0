import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp, useUser } from '../useApp.ts';
import { fill } from './drafts.ts';

/** What was typed, and a way back into a form. */
export interface KeptDraft {
  /** The values, with those of the draft in their place where there are some of the same kind. */
  fill: <T extends object>(values: T) => T;
}

/** What the person who is signed in typed on this page when their session ended, if any. */
export function useDraft(): KeptDraft {
  const { drafts } = useApp();
  const { pathname } = useLocation();
  const user = useUser();
  const [draft] = useState(() => (user === null ? null : drafts.read(pathname, user.pk)));
  return { fill: (values) => fill(values, draft) };
}
