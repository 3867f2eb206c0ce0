'use client';

import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { AcceptModal } from '../../modals/AcceptModal/AcceptModal.tsx';
import { DeclineModal } from '../../modals/DeclineModal/DeclineModal.tsx';
import { Button, Heading, Text, useMessages, type Submission } from '../../primitives/index.ts';
import * as styles from './ApplicantPage.css.ts';

export interface DecisionProps {
  /** Whether it has to be made still. */
  open: boolean;
  applicantName: string;
  jobTitle: string;
  decision: Submission;
  onAccept: (message: string) => void;
  onDecline: (reason: string) => void;
}

/** The two answers, and the dialogs they open. Those close by themselves once the decision is made. */
export function Decision({ open, decision, onAccept, onDecline, ...about }: DecisionProps) {
  const words = useMessages().client.applicant.decision;
  const [answer, setAnswer] = useState<'accept' | 'decline'>();
  const dialog = { ...about, submission: decision, onClose: () => setAnswer(undefined) };

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
      <AcceptModal {...dialog} open={open && answer === 'accept'} onAccept={onAccept} />
      <DeclineModal {...dialog} open={open && answer === 'decline'} onDecline={onDecline} />
    </>
  );
}
