import type { EarlierLetter } from '@skillharbor/ui/forms';
import type { Loadable } from '@skillharbor/ui/primitives';
import { useResumeMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { earlierLettersQuery } from '../../applications/earlierLettersQuery.ts';
import { useLoadable } from '../../loading/useLoadable.ts';

/** Returns the freelancer's earlier letters, which load once the freelancer asks for them. */
export function useEarlierLetters(): { letters: Loadable<readonly EarlierLetter[]>; onShow: () => void } {
  const [enabled, setEnabled] = useState(false);
  const letters = useLoadable(
    { ...earlierLettersQuery(useApp()), enabled },
    loadMessages.earlierLetters(useResumeMessages()),
  );
  return { letters, onShow: () => setEnabled(true) };
}
