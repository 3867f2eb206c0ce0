'use client';

import type { DecisionRecord as Record } from '@skillharbor/contract';
import { FEWEST_COUNTED } from '@skillharbor/prose';
import { MessagesSquare } from 'lucide-react';
import { useCompanyMessages } from '../../messages/useCompanyMessages.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { icon, line } from './DecisionRecord.css.ts';

export interface DecisionRecordProps {
  record: Record;
}

/**
 * Shows in numbers how often and how fast a client decides on applications, whether that is good or bad.
 *
 * @use Beside a job, for its applicants.
 * @content Numbers without a judgement. For a new client, a sentence says that there are none yet.
 */
export function DecisionRecord({ record: { counted, decided, median_days: days } }: DecisionRecordProps) {
  const messages = useCompanyMessages().decisionRecord;
  const format = useFormat();
  const share = messages.decided(format.number(decided), format.number(counted));
  const isNew = counted < FEWEST_COUNTED;
  const sentence = isNew
    ? messages.isNew
    : days === null
      ? share
      : messages.usually(share, days, format.number(days));
  return (
    <span className={line}>
      <span className={icon}>
        <MessagesSquare size={16} />
      </span>
      <Text as="span" size="small" tone="muted" numeric>
        {sentence}
      </Text>
    </span>
  );
}
