'use client';

import { Undo2 } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CardLayer } from '../../primitives/Card/Card.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Submission } from '../../primitives/state.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

export interface UndoHeldProps {
  /** The time at which the undo period of the change ends, in ISO 8601. */
  heldUntil: string;
  messages: {
    /** Returns the text that says how long the change can still be undone. `duration` is the remaining time. */
    notified: (duration: string) => string;
    over: string;
    undo: string;
    /** A text that screen readers read after the button's label. */
    about?: string;
    undoing: string;
    failed: string;
  };
  undo: Submission;
  /** Called to undo the change. It is null for a team member with the role of reader, who may not change anything. */
  onUndo: (() => void) | null;
}

/**
 * Says how long a change can still be undone. Shows the button that undoes the change, and the reason if undoing
 * failed.
 */
export function UndoHeld({ heldUntil, messages, undo, onUndo }: UndoHeldProps) {
  const format = useFormat();
  const seconds = useSecondsUntil(heldUntil);
  const isOver = seconds <= 0;
  return (
    <>
      <Text as="span" size="small" tone="muted" numeric>
        {isOver ? messages.over : messages.notified(format.duration(seconds))}
      </Text>
      {!isOver && onUndo && (
        <CardLayer>
          <Button
            icon={<Undo2 />}
            pending={undo.status === 'submitting'}
            pendingLabel={messages.undoing}
            onClick={onUndo}
          >
            {messages.undo}
            {messages.about && <VisuallyHidden>{messages.about}</VisuallyHidden>}
          </Button>
        </CardLayer>
      )}
      {undo.status === 'failed' && (
        <div role="alert">
          <Text size="small" tone="critical">
            {undo.message ?? messages.failed}
          </Text>
        </div>
      )}
    </>
  );
}
