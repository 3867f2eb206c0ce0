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

/** A chosen value that can be removed. */
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
