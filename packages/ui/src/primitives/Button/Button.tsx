'use client';

import type { MouseEvent, ReactNode, Ref } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Ring } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { button, face, faces } from './Button.css.ts';

export interface ButtonProps {
  /** `primary` is for at most one button in a group, and `quiet` is for rarely needed actions. Default: secondary. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `critical` is for destructive actions. */
  tone?: 'accent' | 'critical';
  size?: 'standard' | 'large';
  /** Keeps the focus and the width, ignores presses, and announces that work is in progress. */
  pending?: boolean;
  /** The label while pending. Default: 'Working…'. */
  pendingLabel?: string;
  icon?: ReactNode;
  /** The icon after the label. Use it only for an arrow that shows where the button leads. */
  iconEnd?: ReactNode;
  type?: 'button' | 'submit';
  /** The id of the form to submit, for a button outside it. */
  form?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  fullWidth?: boolean;
  /**
   * The label in the button's other state. The button is as wide as the longer label, so that nothing beside it moves.
   */
  otherLabel?: string;
  /** True while the element that the button shows and hides is visible. `controls` is the id of that element. */
  expanded?: boolean;
  /** True while the state that the button toggles is on. */
  pressed?: boolean;
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/**
 * Runs an action on this page. A button cannot be disabled, because it could not say why. Allow the press, and show a
 * message.
 *
 * @use For actions on the page itself: save, send, open.
 * @instead {@link LinkButton} where a press leads to another address. {@link IconButton} where there is no room for
 *   words. {@link Menu} for several rarely needed actions.
 * @content A verb, and its object unless the place makes it clear: 'Save Changes'. The pending label says the same in
 *   progress: 'Saving…'.
 * @keyboard Tab: moves to the button, even while it is pending.
 * @keyboard Enter, Space: presses the button. While it is pending, nothing happens.
 * @screenreader button: its label, or its pending label while it works.
 * @screenreader status: the pending label, once the work begins.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    tone,
    size,
    pending = false,
    pendingLabel,
    icon,
    type = 'button',
    form,
    fullWidth,
    ref,
  } = props;
  const messages = usePrimitiveMessages();
  const waiting = pendingLabel ?? messages.working;

  return (
    <>
      <button
        ref={ref}
        type={type}
        form={form}
        className={button({ variant, tone, size, fullWidth })}
        // `disabled` would drop the focus, so the button stays enabled for the browser.
        aria-disabled={pending || undefined}
        aria-expanded={props.expanded}
        aria-pressed={props.pressed}
        aria-controls={props.expanded ? props.controls : undefined}
        onClick={(event) => {
          if (pending) event.preventDefault();
          else props.onClick?.(event);
        }}
      >
        <span className={faces}>
          <span className={face({ shown: !pending })}>
            {icon}
            {props.children}
            {props.iconEnd}
          </span>
          {props.otherLabel !== undefined && (
            <span className={face({ shown: false })}>
              {icon}
              {props.otherLabel}
            </span>
          )}
          {(pending || pendingLabel) && (
            <span className={face({ shown: pending })}>
              <Ring />
              {waiting}
            </span>
          )}
        </span>
      </button>
      {props.pending !== undefined && <VisuallyHidden role="status">{pending ? waiting : ''}</VisuallyHidden>}
    </>
  );
}
