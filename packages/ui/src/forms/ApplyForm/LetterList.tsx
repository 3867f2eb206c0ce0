'use client';

import { excerpt } from '@skillharbor/prose';
import { useState } from 'react';
import { useResumeMessages } from '../../messages/useResumeMessages.ts';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../primitives/state.ts';
import type { EarlierLetter } from './earlierLetter.ts';
import * as styles from './EarlierLetters.css.ts';

interface LetterListProps {
  letters: Loadable<readonly EarlierLetter[]>;
  /** True if the field contains a text that the user typed. */
  asks: boolean;
  onUse: (letter: EarlierLetter) => void;
}

/** The number of characters that are shown of each letter, so that the freelancer recognizes it. */
const EXCERPT_LENGTH = 140;

/** Lists earlier letters. It asks for a confirmation before a letter replaces a typed text. */
export function LetterList({ letters, asks, onUse }: LetterListProps) {
  const messages = useResumeMessages().apply.earlierLetters;
  const format = useFormat();
  const [asked, setAsked] = useState<{ letter: EarlierLetter; open: boolean } | null>(null);
  const close = () => setAsked((before) => before && { ...before, open: false });

  return (
    <>
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
                    <Button onClick={() => (asks ? setAsked({ letter, open: true }) : onUse(letter))}>
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
      <AlertDialog
        open={asked?.open ?? false}
        title={messages.replace.title}
        confirmLabel={messages.replace.confirm}
        cancelLabel={messages.replace.cancel}
        onConfirm={() => {
          if (asked) onUse(asked.letter);
          close();
        }}
        onCancel={close}
      >
        {messages.replace.explanation(asked?.letter.jobTitle ?? '')}
      </AlertDialog>
    </>
  );
}
