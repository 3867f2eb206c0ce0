'use client';

import { excerpt } from '@skillharbor/prose';
import { useId, useRef, useState } from 'react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../primitives/state.ts';
import * as styles from './EarlierLetters.css.ts';

/** A letter of an earlier application. */
export interface EarlierLetter {
  /** The id of the application. */
  id: number;
  jobTitle: string;
  /** The time at which it was sent, in ISO 8601. */
  sentAt: string;
  text: string;
}

export interface EarlierLettersProps {
  /** The newest first. They may load once `onShow` was called. */
  letters: Loadable<readonly EarlierLetter[]>;
  onShow: () => void;
  /** The text that is in the form. */
  value: string;
  onInsert: (text: string) => void;
}

/** The number of characters by which a freelancer recognizes a letter. */
const EXCERPT_LENGTH = 140;

/**
 * Offers earlier letters to begin from. A typed text is replaced only after a question, and comes back until the letter is changed.
 */
export function EarlierLetters({ letters, onShow, value, onInsert }: EarlierLettersProps) {
  const messages = useJobMessages().apply.earlierLetters;
  const format = useFormat();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [inserted, setInserted] = useState<{ letter: EarlierLetter; before: string } | null>(null);
  const [asked, setAsked] = useState<{ letter: EarlierLetter; open: boolean } | null>(null);

  // A letter that was inserted and not changed is not what the user typed.
  const untouched = inserted?.letter.text === value ? inserted : null;

  function insert(letter: EarlierLetter) {
    setInserted({ letter, before: untouched ? untouched.before : value });
    onInsert(letter.text);
  }

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
        {shown && (
          <LoadableContent of={letters} skeleton={<Spinner label={messages.loading} />}>
            {(found) =>
              found.length === 0 ? (
                <Text tone="muted">{messages.empty}</Text>
              ) : (
                <ul className={styles.list} aria-label={messages.title}>
                  {found.map((letter) => (
                    <li key={letter.id} className={styles.letter}>
                      <div className={styles.words}>
                        <Text weight="medium">
                          <bdi>{letter.jobTitle}</bdi>
                        </Text>
                        <Text size="small" tone="muted" numeric>
                          {messages.sentOn(format.date(letter.sentAt))}
                        </Text>
                        <Text size="small" tone="muted">
                          <bdi>{excerpt(letter.text, EXCERPT_LENGTH)}</bdi>
                        </Text>
                      </div>
                      <div className={styles.use}>
                        <Button
                          onClick={() => {
                            if (value.trim() === '' || untouched) insert(letter);
                            else setAsked({ letter, open: true });
                          }}
                        >
                          <span aria-hidden>{messages.use}</span>
                          <VisuallyHidden>{messages.useFor(letter.jobTitle)}</VisuallyHidden>
                        </Button>
                      </div>
                    </li>
                  ))}
                </ul>
              )
            }
          </LoadableContent>
        )}
      </div>
      <AlertDialog
        open={asked?.open ?? false}
        title={messages.replace.title}
        confirmLabel={messages.replace.confirm}
        cancelLabel={messages.replace.cancel}
        onConfirm={() => {
          if (!asked) return;
          insert(asked.letter);
          setAsked({ ...asked, open: false });
        }}
        onCancel={() => setAsked((before) => before && { ...before, open: false })}
      >
        {messages.replace.explanation(asked?.letter.jobTitle ?? '')}
      </AlertDialog>
    </Stack>
  );
}
