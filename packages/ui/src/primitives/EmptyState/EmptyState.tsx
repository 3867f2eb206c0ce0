import type { ReactNode } from 'react';
import { heading } from '../Heading/Heading.css.ts';
import { icon as iconStyle, reason, state, words } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there. */
  title: string;
  /** Why, or what would change it. */
  children?: ReactNode;
  icon?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
}

export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={state}>
      {icon && <span className={iconStyle}>{icon}</span>}
      <div className={words}>
        <p className={heading({ size: 'small' })}>{title}</p>
        {children && <div className={reason}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
