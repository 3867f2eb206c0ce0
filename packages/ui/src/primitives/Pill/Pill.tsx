'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { pill, remove, words } from './Pill.css.ts';

export interface PillProps {
  children: ReactNode;
  onRemove: () => void;
  /** What the cross does: 'Clear categories'. */
  removeLabel: string;
}

/** Something chosen, that can be let go. */
export function Pill({ children, onRemove, removeLabel }: PillProps) {
  return (
    <span className={pill}>
      <span className={words}>{children}</span>
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
