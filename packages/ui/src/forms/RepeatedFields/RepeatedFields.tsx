'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { group, legend } from './RepeatedFields.css.ts';

export interface RepeatedFieldsProps<Position extends number> {
  introduction: ReactNode;
  /** The places for a group of fields, the first ones of which are used. */
  positions: readonly Position[];
  used: readonly Position[];
  /** Each text is about the group at a place, whose number is formatted. */
  messages: {
    legend: (number: string) => string;
    add: string;
    remove: (number: string) => string;
    removed: (number: string) => string;
  };
  /** Returns the name of the field in a new group that gets the focus. */
  firstField: (position: Position) => string;
  /** Renders the fields of a group. */
  fields: (position: Position) => ReactNode;
  onAdd: () => void;
  onRemove: (position: Position) => void;
}

/**
 * Takes the same fields several times. The focus moves to a group that is added, and back to the button after one is removed.
 */
export function RepeatedFields<Position extends number>(props: RepeatedFieldsProps<Position>) {
  const { introduction, positions, used, messages, firstField, fields, onAdd, onRemove } = props;
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<{ focus: string; removed?: Position }>();
  const next = positions.find((position) => position > used.length);

  useEffect(() => {
    if (changed) ref.current?.querySelector<HTMLElement>(changed.focus)?.focus();
  }, [changed]);

  return (
    <div ref={ref}>
      <Stack space="24" align="stretch">
        {introduction}
        {used.map((position) => (
          <fieldset key={position} className={group}>
            <legend className={legend}>{messages.legend(format.number(position))}</legend>
            <Stack space="24" align="stretch">
              {fields(position)}
              <div>
                <Button
                  variant="quiet"
                  tone="critical"
                  icon={<Trash2 />}
                  onClick={() => {
                    onRemove(position);
                    setChanged({ focus: '[data-add] button', removed: position });
                  }}
                >
                  {messages.remove(format.number(position))}
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
                setChanged({ focus: `[name="${firstField(next)}"]` });
              }}
            >
              {messages.add}
            </Button>
          </div>
        )}
        <VisuallyHidden role="status">
          {changed?.removed !== undefined && messages.removed(format.number(changed.removed))}
        </VisuallyHidden>
      </Stack>
    </div>
  );
}
