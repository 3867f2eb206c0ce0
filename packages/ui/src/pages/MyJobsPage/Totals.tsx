'use client';

import type { MyJobList } from '@skillharbor/contract';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import * as styles from './Totals.css.ts';

export interface TotalsProps {
  totals: MyJobList['totals'];
  /** The addresses of the sections of the page that list the counted items. */
  hrefs: { undecided: string; listings: string };
}

/** Shows the dashboard's totals. Each total links to the counted items. */
export function Totals({ totals, hrefs }: TotalsProps) {
  const messages = useClientMessages().myJobs.totals;
  const format = useFormat();
  const Anchor = useLinkComponent();
  const items = [
    { id: 'active', count: totals.active_jobs, label: messages.active, href: hrefs.listings },
    { id: 'applications', count: totals.applications, label: messages.applications, href: hrefs.listings },
    {
      id: 'undecided',
      count: totals.undecided_applications,
      label: messages.undecided,
      href: hrefs.undecided,
    },
  ];
  return (
    <ul role="list" className={styles.strip}>
      {items.map(({ id, count, label, href }) => (
        <li key={id} className={styles.cell}>
          <Anchor href={href} className={styles.link}>
            <span className={styles.count}>{format.number(count)}</span>{' '}
            <span className={styles.label}>{label(count)}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
