import type { MyJobList } from '@skillharbor/contract';
import { Card, CardLink, Text, Tiles, useFormat, useMessages } from '../../primitives/index.ts';
import { total as totalStyle } from './ClientDashboardPage.css.ts';

export interface TotalsProps {
  totals: MyJobList['totals'];
  /** Where on the page that which is counted can be seen. */
  hrefs: { undecided: string; listings: string };
}

/** The numbers of the dashboard, each leading to what it counts. */
export function Totals({ totals, hrefs }: TotalsProps) {
  const words = useMessages().client.dashboard.totals;
  const format = useFormat();
  const items = [
    { count: totals.undecided_applications, label: words.undecided, href: hrefs.undecided },
    { count: totals.applications, label: words.applications, href: hrefs.listings },
    { count: totals.active_jobs, label: words.active, href: hrefs.listings },
  ];
  return (
    <Tiles as="ul" space={{ phone: '8', tablet: '16' }} columns="3">
      {items.map(({ count, label, href }) => (
        <Card key={href + label(0)} as="li" interactive>
          <CardLink href={href}>
            <span className={totalStyle}>
              <Text as="strong" size="large" numeric>
                {format.number(count)}
              </Text>{' '}
              <Text as="span" size="small" tone="muted">
                {label(count)}
              </Text>
            </span>
          </CardLink>
        </Card>
      ))}
    </Tiles>
  );
}
