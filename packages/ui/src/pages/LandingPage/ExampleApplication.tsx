'use client';

import type { LandingPromise } from '@skillharbor/contract';
import { ApplicationRail } from '../../cards/ApplicationRail/ApplicationRail.tsx';
import type { RailStop } from '../../cards/ApplicationRail/railOf.ts';
import { useExampleMessages } from '../../messages/useExampleMessages.ts';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Beam } from './Beam.tsx';
import { Portrait } from './Portrait.tsx';
import * as styles from './ExampleApplication.css.ts';

export interface ExampleApplicationProps {
  /** The job in the example, or null if the example uses a made-up job. */
  promise: LandingPromise | null;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/** The number of days until the decision date of an invented job. */
const INVENTED_DAYS = 14;

/**
 * Shows an example of an application, with an invented person, the newest job (or an invented one), and its decision
 * date. The last stop looks like the lamp of the logo. The beam of this lamp is drawn over the card and the water.
 */
export function ExampleApplication({ promise, today }: ExampleApplicationProps) {
  const messages = useSiteMessages().landing;
  const { person, job } = useExampleMessages();
  const { title, company, company_logo: logo } = promise ?? { ...job, company_logo: null };
  return (
    <figure className={styles.scene}>
      <Beam className={styles.overWater} />
      <div className={styles.card}>
        <Beam className={styles.overCard} />
        <figcaption className={styles.label}>{messages.example}</figcaption>
        <div className={styles.line}>
          <span className={styles.portrait}>
            <Portrait />
          </span>
          <span className={styles.names}>
            <Text as="span" weight="strong">
              {person.first_name} {person.last_name}
            </Text>
            {/* The invented occupation is omitted beside a real job, which it may not fit. */}
            {promise === null && (
              <Text as="span" size="small" tone="muted">
                {person.title}
              </Text>
            )}
          </span>
        </div>
        <div className={styles.line}>
          <span className={styles.logo}>
            <CompanyTile name={company} logo={logo} size={40} />
          </span>
          <span className={styles.names}>
            <span className={styles.clipped}>
              <Text as="span" weight="strong">
                <bdi>{title}</bdi>
              </Text>
            </span>
            <span className={styles.clipped}>
              <Text as="span" size="small" tone="muted">
                <bdi>{company}</bdi>
              </Text>
            </span>
          </span>
        </div>
        <div className={styles.rail}>
          <ApplicationRail lit stops={stopsOf(promise?.decision_date ?? null, today)} today={today} />
        </div>
      </div>
    </figure>
  );
}

/** Returns the stops up to the decision date, which is highlighted, because it is the promise of the product. */
function stopsOf(decisionDate: string | null, today: string): RailStop[] {
  const invented = new Date(Date.parse(today) + INVENTED_DAYS * 86_400_000).toISOString().slice(0, 10);
  return [
    { event: 'sent', state: 'past', at: today, urgency: null },
    { event: 'opened', state: 'past', at: today, urgency: null },
    { event: 'answer', state: 'now', at: decisionDate ?? invented, urgency: null },
  ];
}
