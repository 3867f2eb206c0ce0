'use client';

import type { MyJob } from '@skillharbor/contract';
import { UserRoundCheck } from 'lucide-react';
import { UndoHeld } from '../../cards/HeldDecision/UndoHeld.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { FillJobModal } from '../../modals/FillJobModal/FillJobModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { ask, asking } from './ManageJobPage.css.ts';

export interface FillingProps {
  /** The state of the request that marks the job as filled. The dialog closes by itself when the job has changed. */
  fill: Submission;
  onFill: (filledBy: number[]) => void;
  /** The state of the request that undoes marking the job as filled. */
  undoFill: Submission;
  onUndoFill: () => void;
}

interface Props extends FillingProps {
  job: MyJob;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  mayWrite: boolean;
}

/** Offers to mark the job as filled if enough applicants are accepted. For a filled job, it says who does the work. */
export function Filling(props: Props) {
  const { job, isAsking, onAsk, fill, onFill, undoFill, onUndoFill, mayWrite } = props;
  const messages = useClientMessages().manageJob.filling;
  const format = useFormat();
  const { accepted, filled_at, fill_held_until } = job;
  const isComplete = accepted.length >= job.positions;
  const names = accepted.filter(({ fills_job }) => fills_job).map(({ name }) => name);

  if (filled_at !== null)
    return (
      <Notice tone="positive">
        <Stack space="8" align="start">
          <Text weight="medium">
            {names.length > 0 ? messages.by(format.list(names)) : messages.byOthers}
          </Text>
          {fill_held_until === null ? (
            <Text>{messages.filledOn(format.date(filled_at))}</Text>
          ) : (
            <UndoHeld
              key={filled_at}
              heldUntil={fill_held_until}
              messages={messages.held}
              undo={undoFill}
              onUndo={mayWrite ? onUndoFill : null}
            />
          )}
        </Stack>
      </Notice>
    );

  if (!mayWrite) return null;
  return (
    <>
      {isComplete && (
        <section id="fill">
          <Notice tone="positive">
            <div className={ask}>
              <div className={asking}>
                <Text>{messages.offer(accepted.length, format.number(accepted.length))}</Text>
              </div>
              <Button variant="primary" icon={<UserRoundCheck />} onClick={() => onAsk(true)}>
                {messages.action}
              </Button>
            </div>
          </Notice>
        </section>
      )}
      <FillJobModal
        key={accepted.map(({ id }) => id).join(' ')}
        open={isAsking}
        job={job}
        submission={fill}
        onFill={onFill}
        onClose={() => onAsk(false)}
      />
    </>
  );
}
