import type { ReactNode } from 'react';
import { heading } from '../Heading/Heading.css.ts';
import { icon as iconStyle, reason, state, body } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** A sentence that says what is missing. */
  title: string;
  /** A sentence that says why the content is missing, or how to change that. */
  children?: ReactNode;
  icon?: ReactNode;
  /** The one action that helps the user to continue. */
  action?: ReactNode;
}

/**
 * Says that there is no content, why, and what the user can do next.
 *
 * @use In place of a list or a part without content.
 * @instead {@link ErrorState} where the content failed to load. {@link Skeleton} while it loads.
 * @content The title says what is missing: 'No applications yet'. The text says how to change that, and the action lets
 *   the user do it.
 */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={state}>
      {icon && <span className={iconStyle}>{icon}</span>}
      <div className={body}>
        <p className={heading({ size: 'small' })}>{title}</p>
        {children && <div className={reason}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
