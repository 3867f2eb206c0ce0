'use client';

import { useClientMessages } from '../../messages/useClientMessages.ts';
import type { Submission } from '../../primitives/state.ts';
import * as styles from './HeldDecision.css.ts';
import { UndoHeld } from './UndoHeld.tsx';

export interface HeldDecisionProps {
  applicantName: string;
  /** The time at which the decision reaches the freelancer, in ISO 8601. */
  heldUntil: string;
  /** The state of the request that undoes the decision. */
  undo: Submission;
  /** Called to undo the decision. It is null for a team member with the role of reader, who may not change anything. */
  onUndo: (() => void) | null;
}

/**
 * Says how long a decision can still be undone, and shows the button that undoes it.
 *
 * @use Beside a decision that has not been sent yet.
 * @content The remaining time is in minutes, and in seconds towards the end.
 * @screenreader button: that it undoes the decision.
 */
export function HeldDecision({ applicantName, ...held }: HeldDecisionProps) {
  const messages = useClientMessages().heldDecision;
  return (
    <div className={styles.held}>
      <UndoHeld
        {...held}
        messages={{
          ...messages,
          notified: (duration) => messages.notified(applicantName, duration),
          over: messages.over(applicantName),
          about: messages.about(applicantName),
        }}
      />
    </div>
  );
}
