'use client';

import type { MyJob } from '@skillharbor/contract';
import { closingDay } from '@skillharbor/prose';
import { UndoHeld } from '../../cards/HeldDecision/UndoHeld.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { ask, asking } from './ManageJobPage.css.ts';

export interface PendingDecisionsProps {
  job: MyJob;
  /** The address of the page on which the client reviews undecided applicants. */
  reviewHref: string;
  /** The address of the page on which the client declines all undecided applicants. */
  declineAllHref: string;
  /** The state of the request that undoes decisions that were made together. */
  undoAll: Submission;
  onUndoAll: () => void;
  mayWrite: boolean;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/** Says by which day undecided applicants get a decision, and which applications were just declined together. */
export function PendingDecisions(props: PendingDecisionsProps) {
  const { job, reviewHref, declineAllHref, undoAll, onUndoAll, mayWrite, today } = props;
  const messages = useClientMessages().manageJob.pendingDecisions;
  const format = useFormat();
  const { undecided_count: count, decision_date: day, declined_together: declined } = job;
  const number = format.number(count);
  const isOverdue = day < today;
  return (
    <>
      {/* Declines that came with marking the job as filled are undone when the marking is undone. */}
      {declined && job.filled_at === null && (
        <DeclinedTogether
          key={declined.decided_at}
          declined={declined}
          undo={undoAll}
          onUndo={mayWrite ? onUndoAll : null}
        />
      )}
      {count > 0 && (
        <Notice tone={isOverdue ? 'warning' : 'info'}>
          <div className={ask}>
            <div className={asking}>
              <Text>
                {isOverdue
                  ? messages.overdue(count, number, format.date(day), format.date(closingDay(day)))
                  : messages.due(count, number, format.date(day))}
              </Text>
            </div>
            <Inline space="16">
              <LinkButton href={reviewHref} variant="primary">
                {messages.review(count)}
              </LinkButton>
              {mayWrite && (
                <Link href={declineAllHref} tone="quiet">
                  {messages.declineAll}
                </Link>
              )}
            </Inline>
          </div>
        </Notice>
      )}
    </>
  );
}

function DeclinedTogether(props: {
  declined: NonNullable<MyJob['declined_together']>;
  undo: Submission;
  onUndo: (() => void) | null;
}) {
  const { declined, undo, onUndo } = props;
  const messages = useClientMessages().manageJob.declinedTogether;
  const format = useFormat();
  return (
    <Notice tone="info">
      <Stack space="8" align="start">
        <UndoHeld
          heldUntil={declined.held_until}
          messages={{
            ...messages,
            notified: (duration) => messages.notified(format.number(declined.count), duration),
          }}
          undo={undo}
          onUndo={onUndo}
        />
      </Stack>
    </Notice>
  );
}
