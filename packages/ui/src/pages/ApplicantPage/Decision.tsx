'use client';

import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ShortlistButton } from '../../cards/ShortlistButton/ShortlistButton.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { DecisionDialogs } from '../../modals/DecisionDialogs/DecisionDialogs.tsx';
import type { DecisionDialogsProps } from '../../modals/DecisionDialogs/DecisionDialogs.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ApplicantPage.css.ts';

export interface DecisionProps extends DecisionDialogsProps {
  onShortlist: (isShortlisted: boolean) => void;
  /** True to show, beside each button, the key that presses it. */
  showKeys: boolean;
}

/**
 * Shows at the foot of the pane the two buttons of the decision and the star, and the dialogs that the buttons open.
 */
export function Decision({ onShortlist, showKeys, ...dialogs }: DecisionProps) {
  const { application, onAsk } = dialogs;
  const messages = useClientMessages().applicant.decision;
  const isPending = application.status === 'pending';

  // The button that undid the decision is gone, so the focus moves to the section.
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
            <Heading level={2} size="tiny" id="decision-title">
              {messages.heading}
            </Heading>
            <Text size="small" tone="muted">
              {messages.question}
            </Text>
          </div>
          <div className={styles.choices}>
            <Button variant="primary" icon={<Check />} onClick={() => onAsk('accept')}>
              {messages.accept}
              {showKeys && <Key name="a" />}
            </Button>
            <Button tone="critical" icon={<X />} onClick={() => onAsk('decline')}>
              {messages.decline}
              {showKeys && <Key name="d" />}
            </Button>
            <ShortlistButton compact application={application} onChange={onShortlist} />
            {showKeys && <Key name="s" />}
          </div>
        </section>
      )}
      <DecisionDialogs {...dialogs} />
    </>
  );
}

/**
 * Shows the keyboard shortcut of the button. It is hidden from screen readers, because the help lists all shortcuts.
 */
function Key({ name }: { name: string }) {
  return (
    <kbd aria-hidden className={styles.key}>
      {name.toUpperCase()}
    </kbd>
  );
}
