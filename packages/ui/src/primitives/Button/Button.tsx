'use client';

import type { MouseEvent, ReactNode, Ref } from 'react';
import { Ring } from '../Spinner/Spinner.tsx';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { button, face, faces } from './Button.css.ts';

export interface ButtonProps {
  /** At most one `primary` in a group; `quiet` for what is rarely wanted. Default: secondary. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `critical` for what takes something away. */
  tone?: 'accent' | 'critical';
  size?: 'standard' | 'large';
  /** Work is under way: keeps the focus and the width, ignores presses, and says so. */
  pending?: boolean;
  /** What to show meanwhile. Default: 'Working…'. */
  pendingLabel?: string;
  icon?: ReactNode;
  /** After the words: only for an arrow that says where the press leads. */
  iconEnd?: ReactNode;
  type?: 'button' | 'submit';
  /** The id of the form to submit, for a button that stands outside of it. */
  form?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  fullWidth?: boolean;
  /** For a button that shows and hides something: whether it shows, and its id. */
  expanded?: boolean;
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** There is no disabled button: one that cannot be pressed does not say why. Let it be pressed, and answer in words. */
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
  const words = usePrimitiveMessages();
  const waiting = pendingLabel ?? words.working;

  return (
    <>
      <button
        ref={ref}
        type={type}
        form={form}
        className={button({ variant, tone, size, fullWidth })}
        // Not `disabled`, which would drop the focus.
        aria-disabled={pending || undefined}
        aria-expanded={props.expanded}
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
