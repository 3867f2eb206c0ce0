'use client';

import type { DecisionRecord } from '@skillharbor/contract';
import { useId } from 'react';
import { isNewClient, useRecordSentence } from '../../cards/DecisionRecord/useRecordSentence.ts';
import { StatusCard } from '../../layout/ReadingColumns/ReadingColumns.tsx';
import { useCompanyMessages } from '../../messages/useCompanyMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dot, dots } from './RecordCard.css.ts';

/**
 * The largest number of dots. If there are more applications, the dots show the share of applications that have a
 * decision.
 */
const MAX_DOTS = 20;

/**
 * Shows a company's decision record, with a dot for each counted application. The dots repeat the sentence below them,
 * so they are hidden from screen readers.
 */
export function RecordCard({ record }: { record: DecisionRecord }) {
  const messages = useCompanyMessages().decisionRecord;
  const titleId = useId();
  const sentence = useRecordSentence(record);
  const isNew = isNewClient(record);
  return (
    <StatusCard titleId={titleId}>
      <Heading level={2} size="small" id={titleId}>
        {messages.title}
      </Heading>
      {!isNew && <Dots {...record} />}
      <Text {...(isNew ? { tone: 'muted' } : { weight: 'medium' })} numeric>
        {sentence}
      </Text>
      {!isNew && (
        <Text size="small" tone="muted">
          {messages.explanation}
        </Text>
      )}
    </StatusCard>
  );
}

function Dots({ counted, decided }: DecisionRecord) {
  const total = Math.min(counted, MAX_DOTS);
  // The share is rounded down, so that all dots are filled only if every application has a decision.
  const filled = Math.floor((decided / counted) * total);
  return (
    <div aria-hidden className={dots}>
      {Array.from({ length: total }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the dots have no identity but their position
        <span key={index} className={dot({ filled: index < filled })} />
      ))}
    </div>
  );
}
