'use client';

import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import { slipNotice } from './JobListingsPage.css.ts';

/** A search whose words as typed match nothing. */
export interface Slip {
  typed: string;
  /** Where the words are searched as typed. */
  typedHref: string;
}

/** Says what is shown instead, above the results. */
export function SlipNotice({ words, slip }: { words: string; slip: Slip }) {
  const messages = useJobMessages().listings.slip;
  return (
    <p className={slipNotice}>
      <Text as="span" weight="medium">
        <bdi>{messages.showing(words)}</bdi>
      </Text>{' '}
      <Link href={slip.typedHref}>
        <bdi>{messages.instead(slip.typed)}</bdi>
      </Link>
    </p>
  );
}
