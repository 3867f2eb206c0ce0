'use client';

import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { slipNotice } from './ListFrame.css.ts';

/** A search whose words match nothing as typed, and its correction. */
export interface Slip {
  typed: string;
  /** The address that searches for the words as typed. */
  typedHref: string;
  /** The corrected words, which are searched instead. */
  words: string;
}

/** Says above the results which corrected words were searched. */
export function SlipNotice({ slip }: { slip: Slip }) {
  const { list: messages } = usePrimitiveMessages();
  return (
    <p className={slipNotice}>
      <Text as="span" weight="medium">
        <bdi>{messages.showingInstead(slip.words)}</bdi>
      </Text>{' '}
      <Link href={slip.typedHref}>
        <bdi>{messages.searchAsTyped(slip.typed)}</bdi>
      </Link>
    </p>
  );
}
