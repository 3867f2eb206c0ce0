'use client';

import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AcceptModal } from '../../modals/AcceptModal/AcceptModal.tsx';
import { DeclineModal } from '../../modals/DeclineModal/DeclineModal.tsx';
import { Button, Heading, Text, useMessages, type Submission } from '../../primitives/index.ts';
import * as styles from './ApplicantPage.css.ts';

/** A decision that is not sent yet: which, and what is to be said with it. */
export interface TypedDecision {
  answer: 'accept' | 'decline';
  text: string;
}

export interface DecisionProps {
  /** Whether it has to be made still. */
  open: boolean;
  applicantName: string;
  jobTitle: string;
  decision: Submission;
  onAccept: (message: string) => void;
  onDecline: (reason: string) => void;
  /** What was typed before, where somebody comes back to it. */
  initial?: TypedDecision | undefined;
  /** Told what is typed while a dialog is open, and null when none is. */
  onTypedChange?: (typed: TypedDecision | null) => void;
}

/** The two answers, and the dialogs they open. Those close by themselves once the decision is made. */
export function Decision(props: DecisionProps) {
  const { open, decision, onAccept, onDecline, initial, onTypedChange, ...about } = props;
  const words = useMessages().client.applicant.decision;
  const [answer, setAnswer] = useState(initial?.answer);
  const dialog = { ...about, submission: decision, onClose: () => setAnswer(undefined) };
  const textOf = (asked: TypedDecision['answer']) => ({
    ...(initial?.answer === asked && { initialText: initial.text }),
    ...(answer === asked && { onTextChange: (text: string) => onTypedChange?.({ answer: asked, text }) }),
  });

  const isAsking = open && answer !== undefined;
  useEffect(() => {
    if (!isAsking) onTypedChange?.(null);
  }, [isAsking, onTypedChange]);

  return (
    <>
      {open && (
        <section aria-labelledby="decision-title" className={styles.decision({ open })}>
          <div className={styles.question}>
            <Heading level={2} size="small" id="decision-title">
              {words.heading}
            </Heading>
            <Text size="small" tone="muted">
              {words.question}
            </Text>
          </div>
          <div className={styles.answers}>
            <Button variant="primary" icon={<Check />} fullWidth onClick={() => setAnswer('accept')}>
              {words.accept}
            </Button>
            <Button tone="critical" icon={<X />} fullWidth onClick={() => setAnswer('decline')}>
              {words.decline}
            </Button>
          </div>
        </section>
      )}
      <AcceptModal {...dialog} {...textOf('accept')} open={open && answer === 'accept'} onAccept={onAccept} />
      <DeclineModal
        {...dialog}
        {...textOf('decline')}
        open={open && answer === 'decline'}
        onDecline={onDecline}
      />
    </>
  );
}
