'use client';

import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { usePrimitiveMessages } from '../../primitives/UiProvider/context.ts';
import { slipNotice } from './ListFrame.css.ts';

/** A search whose words as typed match nothing. */
export interface Slip {
  typed: string;
  /** Where the words are searched as typed. */
  typedHref: string;
  /** What is searched instead. */
  words: string;
}

/** Says what is shown instead, above the results. */
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
