'use client';

import type { JobSummary } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { usePayFormat } from './usePayFormat.ts';

/** Returns the pay of a job as a term and a value: the amount, with the client's own words below it. */
export function useJobPay({ pay, salary_range }: Pick<JobSummary, 'pay' | 'salary_range'>) {
  const { facts, labels } = useJobMessages();
  const formatPay = usePayFormat();
  const words = salary_range && <bdi>{salary_range}</bdi>;
  if (!pay) return { term: labels.salary_range, value: words ?? facts.notGiven };
  const value = (
    <Stack space="0">
      <bdi>{formatPay(pay)}</bdi>
      {words && (
        <Text as="span" size="small" tone="muted">
          {words}
        </Text>
      )}
    </Stack>
  );
  return { term: labels.pay, value };
}
