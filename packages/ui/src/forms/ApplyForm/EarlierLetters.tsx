'use client';

import { useId, useRef, useState } from 'react';
import { useResumeMessages } from '../../messages/useResumeMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable } from '../../primitives/state.ts';
import type { EarlierLetter } from './earlierLetter.ts';

export interface EarlierLettersProps {
  /** The newest first. They may load once `onShow` was called. */
  letters: Loadable<readonly EarlierLetter[]>;
  onShow: () => void;
  /** The text that is in the form. */
  value: string;
  onInsert: (text: string) => void;
}

const loadedList = onDemand(() => import('./LetterList.tsx'));

/**
 * Offers earlier letters to begin from. A typed text is replaced only after a confirmation, and can be brought back
 * until the letter is changed.
 */
export function EarlierLetters({ letters, onShow, value, onInsert }: EarlierLettersProps) {
  const messages = useResumeMessages().apply.earlierLetters;
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [inserted, setInserted] = useState<{ letter: EarlierLetter; before: string } | null>(null);
  const list = useOnDemand(loadedList, shown);

  // A letter that was inserted and not changed is not what the user typed.
  const untouched = inserted?.letter.text === value ? inserted : null;

  return (
    <Stack space="16">
      <div>
        <Button
          ref={toggle}
          expanded={shown}
          controls={id}
          onClick={() => {
            if (!shown) onShow();
            setShown(!shown);
          }}
        >
          {messages.show}
        </Button>
      </div>
      {untouched && (
        <Notice tone="info">
          <Stack space="8">
            <p>{messages.inserted(untouched.letter.jobTitle)}</p>
            <div>
              <Button
                onClick={() => {
                  onInsert(untouched.before);
                  setInserted(null);
                  // The pressed button disappears.
                  toggle.current?.focus();
                }}
              >
                {messages.undo}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
      <div id={id} hidden={!shown}>
        {shown && list && (
          <list.LetterList
            letters={letters}
            asks={value.trim() !== '' && untouched === null}
            onUse={(letter) => {
              setInserted({ letter, before: untouched ? untouched.before : value });
              onInsert(letter.text);
            }}
          />
        )}
      </div>
    </Stack>
  );
}
