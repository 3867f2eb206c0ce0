'use client';

import { ArrowRight, BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AttentionPanel.css.ts';

export interface AttentionRow {
  key: string;
  title: string;
  href: string;
  /** The user's action on the linked page. Screen readers read it before the title. */
  action?: string;
  /** The reason why the row needs an action of the user. */
  reasons: ReactNode;
}

export interface AttentionPanelProps {
  id: string;
  /** The title of the panel. */
  heading: string;
  rows: readonly AttentionRow[];
  /** The content below the rows. */
  children?: ReactNode;
}

const classes = { usual: styles.reason, overdue: styles.overdue, closing: styles.closing };

/** Says in a few words why a row needs an action. */
export function AttentionReason(props: { icon: ReactNode; tone?: 'overdue' | 'closing'; children: string }) {
  const { icon, tone, children } = props;
  return (
    <span className={classes[tone ?? 'usual']}>
      {icon}
      {children}
    </span>
  );
}

/**
 * Lists the items that need an action of the user, the most urgent first. Each row is one link.
 *
 * @use At the top of a dashboard, once on the page.
 * @content A row has a title, and says in a few words why it needs an action.
 * @screenreader link: what the user does, then the title.
 */
export function AttentionPanel({ id, heading, rows, children }: AttentionPanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.panel}>
      <Stack space="8">
        <div className={styles.title}>
          <span className={styles.bell}>
            <BellRing />
          </span>
          <Heading level={2} size="small" id={`${id}-title`}>
            {heading}
          </Heading>
        </div>
        <AttentionRows rows={rows} />
        {children}
      </Stack>
    </section>
  );
}

function AttentionRows({ rows }: Pick<AttentionPanelProps, 'rows'>) {
  const Anchor = useLinkComponent();
  return (
    <ul role="list">
      {rows.map(({ key, title, href, action, reasons }) => (
        <li key={key} className={action === undefined ? styles.row : styles.rowWithAction}>
          <div className={styles.body}>
            <Anchor href={href} className={styles.link}>
              {action !== undefined && <VisuallyHidden>{`${action}: `}</VisuallyHidden>}
              <bdi>{title}</bdi>
            </Anchor>
            <div className={styles.reasons}>{reasons}</div>
          </div>
          <span className={styles.action} aria-hidden>
            {action !== undefined && <span className={styles.label}>{action}</span>}
            <ArrowRight />
          </span>
        </li>
      ))}
    </ul>
  );
}
