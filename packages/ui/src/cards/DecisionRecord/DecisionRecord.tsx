'use client';

import type { DecisionRecord as Record } from '@skillharbor/contract';
import { MessagesSquare } from 'lucide-react';
import { Text } from '../../primitives/Text/Text.tsx';
import { useRecordSentence } from './useRecordSentence.ts';
import { icon, line } from './DecisionRecord.css.ts';

export interface DecisionRecordProps {
  /** The numbers of the client's decision record, as the server returns them. */
  record: Record;
}

/**
 * Shows in numbers how often and how fast a client decides on applications. It does not rate the client.
 *
 * @use Beside a job, for its applicants.
 * @content Numbers without a judgement. For a new client, a sentence says that there are no numbers yet.
 */
export function DecisionRecord({ record }: DecisionRecordProps) {
  const sentence = useRecordSentence(record);
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
