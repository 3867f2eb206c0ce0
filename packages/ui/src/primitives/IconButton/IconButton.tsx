'use client';

import type { ReactNode, Ref } from 'react';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps {
  /** Its action: the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
  expanded?: boolean;
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, onClick, expanded, controls, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      title={label}
      aria-label={label}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      className={iconButton()}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
