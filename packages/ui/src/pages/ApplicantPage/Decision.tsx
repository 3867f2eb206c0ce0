'use client';

import type { Application } from '@skillharbor/contract';
import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AcceptModal } from '../../modals/AcceptModal/AcceptModal.tsx';
import { DeclineModal } from '../../modals/DeclineModal/DeclineModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import * as styles from './ApplicantPage.css.ts';

/** A decision that is not submitted yet: which one, and its text. */
export interface TypedDecision {
  answer: 'accept' | 'decline';
  text: string;
}

export interface DecisionProps {
  application: Application;
  jobTitle: string;
  decision: Submission;
  onAccept: (message: string) => void;
  onDecline: (reason: string) => void;
  /** A decision restored from a draft. */
  initial?: TypedDecision | undefined;
  draft?: RestoredDraft | undefined;
  /** Called with the draft while a dialog is open, and with null otherwise. */
  onTypedChange?: (typed: TypedDecision | null) => void;
}

/**
 * The two buttons, and the dialogs they open. A dialog closes by itself once its decision is made. On a conflict with
 * an earlier decision it says so, and stays open until the user closes it.
 */
export function Decision(props: DecisionProps) {
  const { application, jobTitle, decision, onAccept, onDecline, initial, draft, onTypedChange } = props;
  const messages = useClientMessages().applicant.decision;
  const decided = useDecided(application);
  const [asked, setAsked] = useState(initial?.answer);
  const [sent, setSent] = useState(false);
  const isPending = application.status === 'pending';
  const isMade = !isPending && sent && decision.status === 'idle';
  const answer = isMade ? undefined : asked;

  const ask = (next: TypedDecision['answer'] | undefined) => {
    setAsked(next);
    setSent(false);
  };
  const send = (decide: (text: string) => void) => (text: string) => {
    setSent(true);
    decide(text);
  };
  const dialog = (name: TypedDecision['answer']) => ({
    applicantName: application.applicant.name,
    jobTitle,
    decided,
    submission: decision,
    open: answer === name,
    onClose: () => ask(undefined),
    ...(initial?.answer === name && { initialText: initial.text, draft }),
    ...(answer === name && { onTextChange: (text: string) => onTypedChange?.({ answer: name, text }) }),
  });

  const isAsking = answer !== undefined;
  useEffect(() => {
    if (!isAsking) onTypedChange?.(null);
  }, [isAsking, onTypedChange]);

  return (
    <>
      {isPending && (
        <section aria-labelledby="decision-title" className={styles.decision({ open: true })}>
          <div className={styles.question}>
            <Heading level={2} size="small" id="decision-title">
              {messages.heading}
            </Heading>
            <Text size="small" tone="muted">
              {messages.question}
            </Text>
          </div>
          <div className={styles.answers}>
            <Button variant="primary" icon={<Check />} fullWidth onClick={() => ask('accept')}>
              {messages.accept}
            </Button>
            <Button tone="critical" icon={<X />} fullWidth onClick={() => ask('decline')}>
              {messages.decline}
            </Button>
          </div>
        </section>
      )}
      <AcceptModal {...dialog('accept')} onAccept={send(onAccept)} />
      <DeclineModal {...dialog('decline')} onDecline={send(onDecline)} />
    </>
  );
}

/** The decision made, and when; undefined while there is none. */
function useDecided({ status, decided_at }: Application): string | undefined {
  const messages = useClientMessages().decided;
  const format = useFormat();
  return status === 'pending' || decided_at === null
    ? undefined
    : messages[status](format.dateTime(decided_at));
}
