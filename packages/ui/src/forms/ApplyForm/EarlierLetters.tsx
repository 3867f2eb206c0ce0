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
  /** The letters, newest first. They may load after `onShow` was called. */
  letters: Loadable<readonly EarlierLetter[]>;
  onShow: () => void;
  /** The current text of the form's field. */
  value: string;
  onInsert: (text: string) => void;
}

const loadedList = onDemand(() => import('./LetterList.tsx'));

/**
 * Offers earlier letters as a start. A typed text is replaced only after a confirmation, and can be restored until the
 * user changes the letter.
 */
export function EarlierLetters({ letters, onShow, value, onInsert }: EarlierLettersProps) {
  const messages = useResumeMessages().apply.earlierLetters;
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [inserted, setInserted] = useState<{ letter: EarlierLetter; before: string } | null>(null);
  const list = useOnDemand(loadedList, shown);

  // A letter that was inserted and not changed does not count as typed by the user.
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
                  // The pressed button disappears, so the focus moves to the button that shows the letters.
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
