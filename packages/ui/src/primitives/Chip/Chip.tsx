'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { chip, remove, body } from './Chip.css.ts';

export interface ChipProps {
  children: ReactNode;
  onRemove: () => void;
  /** The name of the remove button: 'Clear categories'. */
  removeLabel: string;
}

/**
 * Shows a chosen value that the user can remove.
 *
 * @use For each active filter or chosen value.
 * @instead {@link Badge} for a status, which the user cannot remove.
 * @content The name of the filter and its value: 'Pay: at least $40 an hour'.
 * @keyboard Tab: moves to the button that removes the value.
 * @keyboard Enter: removes the value.
 * @screenreader button: what it removes, in full.
 */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={chip}>
      <span className={body}>{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        className={remove}
        onClick={onRemove}
      >
        <X size={16} />
      </button>
    </span>
  );
}
