'use client';

import type { ReactNode, Ref } from 'react';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps {
  /** The action in words, for the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** True while the element that the button shows and hides is visible. */
  expanded?: boolean;
  /** True while the state that the button toggles is on. */
  pressed?: boolean;
  /** The id of the element that the button shows and hides. */
  controls?: string;
  /**
   * Set it while the action would change nothing. The button looks inactive, but keeps the focus and can be pressed, so
   * that the page can explain why.
   */
  idle?: boolean;
  /** The size of the button. `small` is for a rarely needed action within a line of text. Default: standard. */
  size?: 'standard' | 'small';
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Renders a button that shows only an icon, with a name for screen readers.
 *
 * @use For an action that an icon expresses without words: close, remove, previous.
 * @instead {@link Button} wherever there is room for a label.
 * @content The label names the action: 'Dismiss', with its object if there are several such buttons.
 * @keyboard Tab: moves to the button.
 * @keyboard Space: presses the button.
 * @screenreader button: its label, and whether it is expanded.
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon, onClick, expanded, pressed, controls, idle = false, size, ref } = props;
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
      className={iconButton({ idle, size })}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
