'use client';

import type { PortfolioPiece } from '@skillharbor/contract';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { actions, apart } from './OwnPortfolio.css.ts';

export interface PieceActionsProps {
  piece: PortfolioPiece;
  /** The index of the piece among all pieces. */
  place: number;
  /** The ids of all pieces, in order. */
  ids: readonly number[];
  onEdit: () => void;
  onRemove: () => void;
  onOrder: (ids: readonly number[]) => void;
  /** Called with a sentence that screen readers announce. */
  onMoved: (sentence: string) => void;
}

/**
 * Shows the buttons of a piece, and says if a moderator hides it. A button that moves the piece keeps the focus, so
 * that the user can press it again.
 */
export function PieceActions(props: PieceActionsProps) {
  const { piece, place, ids, onOrder, onMoved } = props;
  const messages = useFreelancerMessages().portfolio;
  const { number } = useFormat();
  const { title } = piece;
  const last = ids.length - 1;

  // If an element moves in the document, it loses the focus, so the pressed button gets the focus again.
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [place]);
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);

  function move(to: number) {
    pressed.current = to < place ? earlier.current : later.current;
    onMoved(messages.moved(title, number(to + 1), number(ids.length)));
    onOrder(ids.filter((id) => id !== piece.id).toSpliced(to, 0, piece.id));
  }

  return (
    <Stack space="8">
      {piece.is_hidden && (
        <Text size="small" weight="medium">
          {messages.hidden}
        </Text>
      )}
      <div className={actions}>
        <IconButton label={messages.edit(title)} icon={<Pencil />} onClick={props.onEdit} />
        <IconButton
          ref={earlier}
          label={messages.earlier(title)}
          icon={<ArrowUp />}
          idle={place === 0}
          onClick={() => (place === 0 ? onMoved(messages.isFirst(title)) : move(place - 1))}
        />
        <IconButton
          ref={later}
          label={messages.later(title)}
          icon={<ArrowDown />}
          idle={place === last}
          onClick={() => (place === last ? onMoved(messages.isLast(title)) : move(place + 1))}
        />
        <span className={apart}>
          <IconButton label={messages.remove(title)} icon={<Trash2 />} onClick={props.onRemove} />
        </span>
      </div>
    </Stack>
  );
}
