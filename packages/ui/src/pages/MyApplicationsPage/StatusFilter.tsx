'use client';

import type { ApplicationStatus, ApplicationTotals } from '@skillharbor/contract';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { ChoiceLinks } from '../../primitives/ChoiceLinks/ChoiceLinks.tsx';

export interface StatusFilterProps {
  totals: ApplicationTotals;
  status: ApplicationStatus | null;
  statusHref: (status: ApplicationStatus | null) => string;
}

const statuses = [
  'pending',
  'accepted',
  'rejected',
  'closed',
  'withdrawn',
] as const satisfies ApplicationStatus[];

/**
 * Links to the applications of each status that occurs, with the number of these applications. The links are not shown
 * if all applications have the same status.
 */
export function StatusFilter({ totals, status, statusHref }: StatusFilterProps) {
  const { statuses: labels, list: messages } = useApplicationMessages();
  const used = statuses.filter((one) => totals[one] > 0 || one === status);
  if (used.length < 2) return null;
  const all = statuses.reduce((sum, one) => sum + totals[one], 0);
  const choices = [
    { value: null, label: messages.filter.all, count: all },
    ...used.map((value) => ({ value, label: labels[value], count: totals[value] })),
  ];
  return (
    <ChoiceLinks
      oneRow
      label={messages.filter.label}
      choices={choices.map(({ value, ...choice }) => ({
        ...choice,
        href: statusHref(value),
        current: value === status,
      }))}
    />
  );
}
