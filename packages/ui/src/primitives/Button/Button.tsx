'use client';

import type { MouseEvent, ReactNode, Ref } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Ring } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { button, face, faces } from './Button.css.ts';

export interface ButtonProps {
  /**
   * Use `primary` for at most one button in a group, and `quiet` for actions that are rarely needed. Default:
   * secondary.
   */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** The tone of the button. Use `critical` for destructive actions. */
  tone?: 'accent' | 'critical';
  size?: 'standard' | 'large';
  /**
   * True while the action runs. The button keeps its focus and width, ignores presses, and announces that work is in
   * progress.
   */
  pending?: boolean;
  /** The label while the button is pending. Default: 'Working…'. */
  pendingLabel?: string;
  icon?: ReactNode;
  /** The icon after the label. Use it only for an arrow that shows the direction of the next step. */
  iconEnd?: ReactNode;
  type?: 'button' | 'submit';
  /** The id of the form to submit, for a button outside it. */
  form?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  fullWidth?: boolean;
  /** Aligns the label of a quiet button with the text above it. Use it where the button begins a line. */
  flush?: boolean;
  /**
   * The label that the button has in its other state. The button is always as wide as the longer label, so that nothing
   * beside it moves.
   */
  otherLabel?: string;
  /** True while the element that the button shows and hides is visible. `controls` is the id of that element. */
  expanded?: boolean;
  /** True while the state that the button toggles is on. */
  pressed?: boolean;
  /** The id of the element that the button shows and hides. */
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/**
 * Runs an action on this page. A button cannot be disabled, because a disabled button could not explain the reason.
 * Allow the press, and show a message.
 *
 * @use For actions on the page itself: save, send, open.
 * @instead {@link LinkButton} where a press leads to another address. {@link IconButton} where there is no room for a
 *   label. {@link Menu} for several rarely needed actions.
 * @content A verb, with its object unless the context makes it clear: 'Save Changes'. The pending label names the same
 *   action in progress: 'Saving…'.
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
    flush,
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
        className={button({ variant, tone, size, fullWidth, flush })}
        // The `disabled` attribute would drop the focus, so the browser's button stays enabled.
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
          <Face shown={!pending}>
            {icon}
            {props.children}
            {props.iconEnd}
          </Face>
          {props.otherLabel !== undefined && (
            <Face shown={false}>
              {icon}
              {props.otherLabel}
            </Face>
          )}
          {(pending || pendingLabel) && (
            <Face shown={pending}>
              <Ring />
              {waiting}
            </Face>
          )}
        </span>
      </button>
      {props.pending !== undefined && <VisuallyHidden role="status">{pending ? waiting : ''}</VisuallyHidden>}
    </>
  );
}

/**
 * The label of the other state only reserves its width. Without `aria-hidden`, tools that read no style sheet would add
 * it to the accessible name.
 */
function Face({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span className={face({ shown })} aria-hidden={!shown || undefined}>
      {children}
    </span>
  );
}
