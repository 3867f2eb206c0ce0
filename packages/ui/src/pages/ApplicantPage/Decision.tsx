'use client';

import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { DecisionDialogs } from '../../modals/DecisionDialogs/DecisionDialogs.tsx';
import type { DecisionDialogsProps } from '../../modals/DecisionDialogs/DecisionDialogs.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ApplicantPage.css.ts';

/** Shows the two buttons of the decision, and the dialogs that they open. */
export function Decision(props: DecisionDialogsProps) {
  const { application, onAsk } = props;
  const messages = useClientMessages().applicant.decision;
  const isPending = application.status === 'pending';

  // The button that undid the decision is gone, so the section takes the focus.
  const section = useRef<HTMLElement>(null);
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (isPending && !wasPending.current) section.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);

  return (
    <>
      {isPending && (
        <section
          ref={section}
          tabIndex={-1}
          aria-labelledby="decision-title"
          className={styles.decision({ open: true })}
        >
          <div className={styles.question}>
            <Heading level={2} size="small" id="decision-title">
              {messages.heading}
            </Heading>
            <Text size="small" tone="muted">
              {messages.question}
            </Text>
          </div>
          <div className={styles.choices}>
            <Button variant="primary" icon={<Check />} fullWidth onClick={() => onAsk('accept')}>
              {messages.accept}
            </Button>
            <Button tone="critical" icon={<X />} fullWidth onClick={() => onAsk('decline')}>
              {messages.decline}
            </Button>
          </div>
        </section>
      )}
      <DecisionDialogs {...props} />
    </>
  );
}
