'use client';

import type { ReactNode, Ref } from 'react';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps {
  /** Its action: the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
  expanded?: boolean;
  /** For a button that switches something on and off: whether it is on. */
  pressed?: boolean;
  controls?: string;
  /** It would change nothing now: looks so, and its press answers why. It keeps the focus. */
  idle?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, onClick, expanded, pressed, controls, idle = false, ref } = props;
  return (
    <button
      ref={ref}
      type="button"
      title={label}
      aria-label={label}
      aria-expanded={expanded}
      aria-pressed={pressed}
      aria-controls={expanded ? controls : undefined}
      aria-disabled={idle || undefined}
      className={iconButton({ idle })}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
