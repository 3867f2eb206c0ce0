'use client';

import type { DecisionRecord } from '@skillharbor/contract';
import { FEWEST_COUNTED } from '@skillharbor/prose';
import { useCompanyMessages } from '../../messages/useCompanyMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/** Returns true if the client has received too few applications for meaningful numbers. */
export const isNewClient = ({ counted }: DecisionRecord) => counted < FEWEST_COUNTED;

/** Returns a decision record as a sentence without its final full stop. */
export function useRecordSentence(record: DecisionRecord): string {
  const messages = useCompanyMessages().decisionRecord;
  const format = useFormat();
  const { counted, decided, median_days: days } = record;
  if (isNewClient(record)) return messages.isNew;
  const share = messages.decided(format.number(decided), format.number(counted));
  return days === null ? share : messages.usually(share, days, format.number(days));
}
