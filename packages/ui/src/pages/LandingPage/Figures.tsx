'use client';

import type { Landing } from '@skillharbor/contract';
import { FEWEST_COUNTED } from '@skillharbor/prose';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { figure, figures, label, value } from './LandingPage.css.ts';

/**
 * Shows how often and how fast all clients together decide, and how many jobs there are. A few applications prove
 * nothing, so the component then says that there are too few.
 */
export function Figures({ decision_record: record, open_jobs: openJobs }: Landing) {
  const messages = useSiteMessages().landing.figures;
  const format = useFormat();
  const { counted, decided, median_days: days } = record;
  const isProven = counted >= FEWEST_COUNTED;
  return (
    <section>
      <VisuallyHidden as="h2">{messages.title}</VisuallyHidden>
      <dl className={figures}>
        {isProven && days !== null && (
          <Figure value={messages.days(days, format.number(days))} label={messages.daysLabel} />
        )}
        {isProven && (
          <Figure
            value={messages.decided(format.number(decided), format.number(counted))}
            label={messages.decidedLabel}
          />
        )}
        <Figure value={format.number(openJobs)} label={messages.openJobs} />
      </dl>
      {!isProven && (
        <Text size="small" tone="muted">
          {messages.tooFew}
        </Text>
      )}
    </section>
  );
}

function Figure(props: { value: string; label: string }) {
  return (
    <div className={figure}>
      <dt className={label}>{props.label}</dt>
      <dd className={value}>{props.value}</dd>
    </div>
  );
}
