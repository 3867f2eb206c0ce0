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
  /** The job that the example is about, or null for an invented one. */
  promise: LandingPromise | null;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/** An invented job promises an answer within this many days. */
const INVENTED_DAYS = 14;

/**
 * Shows what an application looks like: an invented person, the newest job, and the day of its answer. The last stop is
 * the lamp of the logo, and its beam lies over the card and the water.
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
            <Text as="span" size="small" tone="muted">
              {person.title}
            </Text>
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

/** The stops until the answer. The day of the answer is the one that counts, so it is lit. */
function stopsOf(decisionDate: string | null, today: string): RailStop[] {
  const invented = new Date(Date.parse(today) + INVENTED_DAYS * 86_400_000).toISOString().slice(0, 10);
  return [
    { event: 'sent', state: 'past', at: today, urgency: null },
    { event: 'opened', state: 'past', at: today, urgency: null },
    { event: 'answer', state: 'now', at: decisionDate ?? invented, urgency: null },
  ];
}
