import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  tone: 'info' | 'positive' | 'warning' | 'critical';
  title?: string;
  children: ReactNode;
}

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, critical: CircleAlert };

/** Something to know before going on. Warnings and failures are announced at once, the rest politely. */
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
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
