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
  /** The rows with the same group, for example about the same job, are below one title. */
  group: string;
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
 * Lists the items that need an action of the user, the most urgent first. Each row is one link. Further rows of a group
 * follow its first row, without repeating the title.
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
  const placeOf = ({ group }: AttentionRow) => rows.findIndex((row) => row.group === group);
  const grouped = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <ul role="list">
      {grouped.map(({ key, group, title, href, action, reasons }, index) => {
        const isFurther = grouped[index - 1]?.group === group;
        return (
          <li key={key} className={styles.row({ hasAction: action !== undefined, isFurther })}>
            <div className={styles.body}>
              <Anchor href={href} className={styles.link}>
                {action !== undefined && <VisuallyHidden>{`${action}: `}</VisuallyHidden>}
                {isFurther ? <VisuallyHidden>{title}</VisuallyHidden> : <bdi>{title}</bdi>}
              </Anchor>
              <div className={styles.reasons}>{reasons}</div>
            </div>
            <span className={styles.action} aria-hidden>
              {action !== undefined && <span className={styles.label}>{action}</span>}
              <ArrowRight />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
