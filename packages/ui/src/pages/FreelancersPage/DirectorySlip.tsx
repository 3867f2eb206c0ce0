'use client';

import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFreelancerMessages } from '../../primitives/UiProvider/useFreelancerMessages.ts';
import { slipNotice } from './FreelancersPage.css.ts';

export interface DirectorySlipProps {
  /** What is shown. */
  words: string;
  /** What was searched for, and matches nothing. */
  typed: string;
  /** Where the words are searched as typed. */
  typedHref: string;
}

/** Says what is shown instead of a search with a slip. */
export function DirectorySlip({ words, typed, typedHref }: DirectorySlipProps) {
  const messages = useFreelancerMessages().directory.slip;
  return (
    <p className={slipNotice}>
      <Text as="span" weight="medium">
        {messages.showing(words)}
      </Text>{' '}
      <Link href={typedHref}>{messages.instead(typed)}</Link>
    </p>
  );
}
