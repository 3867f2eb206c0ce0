'use client';

import type { MyJobList } from '@skillharbor/contract';
import { useFormat, useLinkComponent, useMessages } from '../../primitives/index.ts';
import * as styles from './Totals.css.ts';

export interface TotalsProps {
  totals: MyJobList['totals'];
  /** Where on the page that which is counted can be seen. */
  hrefs: { undecided: string; listings: string };
}

/** The numbers of the dashboard, each leading to what it counts. */
export function Totals({ totals, hrefs }: TotalsProps) {
  const words = useMessages().client.dashboard.totals;
  const format = useFormat();
  const Anchor = useLinkComponent();
  const items = [
    { id: 'active', count: totals.active_jobs, label: words.active, href: hrefs.listings },
    { id: 'applications', count: totals.applications, label: words.applications, href: hrefs.listings },
    { id: 'undecided', count: totals.undecided_applications, label: words.undecided, href: hrefs.undecided },
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
