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
  /** In ISO 8601. */
  heldUntil: string;
  messages: {
    /** While it is held; `duration` is what remains. */
    told: (duration: string) => string;
    over: string;
    undo: string;
    /** Appended to the label of the button for screen readers. */
    about?: string;
    undoing: string;
    failed: string;
  };
  undo: Submission;
  onUndo: () => void;
}

/** How long what is held can still be undone, the button that does it, and why it failed. */
export function UndoHeld({ heldUntil, messages, undo, onUndo }: UndoHeldProps) {
  const format = useFormat();
  const seconds = useSecondsUntil(heldUntil);
  const isOver = seconds <= 0;
  return (
    <>
      <Text as="span" size="small" tone="muted" numeric>
        {isOver ? messages.over : messages.told(format.duration(seconds))}
      </Text>
      {!isOver && (
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
