import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  tone: 'info' | 'positive' | 'warning' | 'critical';
  title?: string;
  children: ReactNode;
}

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, critical: CircleAlert };

/**
 * Shows a message that the user should read before continuing. Warnings and failures are announced assertively, and
 * other messages politely.
 *
 * @use For information that the user needs before continuing, in the place where it matters.
 * @instead {@link ToastRegion} for a success that needs no action. {@link ErrorState} where content is missing.
 * @content The first sentence says what happened, and the second what to do. A single sentence needs no title.
 */
export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'critical' || tone === 'warning' ? 'alert' : 'status'}
      className={styles.notice({ tone })}
    >
      <span className={styles.icon({ tone })}>
        <Icon />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
