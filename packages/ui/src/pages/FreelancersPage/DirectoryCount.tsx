'use client';

import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable } from '../../primitives/state.ts';

export interface DirectoryCountProps {
  freelancers: Loadable<{ count: number; isCountExact: boolean }>;
  /** True if words or filters restrict the list. */
  limited: boolean;
}

/** Says how many freelancers the list contains on all its pages. */
export function DirectoryCount({ freelancers, limited }: DirectoryCountProps) {
  const messages = useFreelancerMessages().directory;
  const { number } = useFormat();
  if (freelancers.status === 'loading') return <Skeleton width="8rem" height="1.5rem" />;
  if (freelancers.status === 'error') return null;
  const { count, isCountExact } = freelancers.data;
  const text = limited ? messages.matching(count, number(count)) : messages.all(count, number(count));
  return (
    <Text tone="muted" numeric>
      {isCountExact ? text : messages.matchingMore(number(count))}
    </Text>
  );
}
