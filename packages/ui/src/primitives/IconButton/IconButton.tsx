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

/**
 * A button with an icon alone, and a name for those who do not see it.
 *
 * @use For an action that an icon says without words: close, remove, previous.
 * @instead {@link Button} wherever there is room for a label.
 * @content The label is what the words would be: 'Dismiss', with its object where there are several.
 * @keyboard Tab: moves to it.
 * @keyboard Space: presses it.
 * @screenreader button: its label, and whether it is expanded.
 */
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
