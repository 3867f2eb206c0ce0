'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { group, legend } from './RepeatedFields.css.ts';

interface RepeatedFieldsProps<Position extends number> {
  /** A text above the first group. */
  introduction: ReactNode;
  /** The positions for which the form has fields, counted from 1. */
  positions: readonly Position[];
  /** The positions in use, which come first. */
  used: readonly Position[];
  messages: { add: string } & Record<'legend' | 'remove' | 'removed', (number: string) => string>;
  /** Returns the name of the field that gets the focus when its group is added. */
  firstField: (position: Position) => string;
  onAdd: () => void;
  onRemove: (position: Position) => void;
  space: '16' | '24';
  /** Returns the fields of a group. */
  children: (position: Position) => ReactNode;
}

/**
 * Groups fields that a form repeats, and lets the user add and remove groups. The focus moves to a new group. After a
 * group is removed, the focus moves to the button that adds one.
 */
export function RepeatedFields<Position extends number>(props: RepeatedFieldsProps<Position>) {
  const { introduction, positions, used, messages, firstField, onAdd, onRemove, space, children } = props;
  const { number } = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  const [change, setChange] = useState<{ focus: string; removed: Position | null }>();
  const next = positions.find((position) => position > used.length);

  useEffect(() => {
    if (change) ref.current?.querySelector<HTMLElement>(change.focus)?.focus();
  }, [change]);

  return (
    <div ref={ref}>
      <Stack space="24" align="stretch">
        {introduction}
        {used.map((position) => (
          <fieldset key={position} className={group}>
            <legend className={legend}>{messages.legend(number(position))}</legend>
            <Stack space={space} align="stretch">
              {children(position)}
              <div>
                <Button
                  variant="quiet"
                  flush
                  tone="critical"
                  icon={<Trash2 />}
                  onClick={() => {
                    onRemove(position);
                    setChange({ focus: '[data-add] button', removed: position });
                  }}
                >
                  {messages.remove(number(position))}
                </Button>
              </div>
            </Stack>
          </fieldset>
        ))}
        {next !== undefined && (
          <div data-add>
            <Button
              icon={<Plus />}
              onClick={() => {
                onAdd();
                setChange({ focus: `[name="${firstField(next)}"]`, removed: null });
              }}
            >
              {messages.add}
            </Button>
          </div>
        )}
        <VisuallyHidden role="status">
          {typeof change?.removed === 'number' && messages.removed(number(change.removed))}
        </VisuallyHidden>
      </Stack>
    </div>
  );
}
