'use client';

import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { typoNotice } from './ListFrame.css.ts';

/** A search whose typed words match nothing, with its correction. */
export interface Typo {
  typed: string;
  /** The address of the search for the typed words, without correction. */
  typedHref: string;
  /** The corrected words that the search used instead. */
  words: string;
}

/** Says above the results which corrected words the search used. */
export function TypoNotice({ typo }: { typo: Typo }) {
  const { list: messages } = usePrimitiveMessages();
  return (
    <p className={typoNotice}>
      <Text as="span" weight="medium">
        <bdi>{messages.showingInstead(typo.words)}</bdi>
      </Text>{' '}
      <Link href={typo.typedHref}>
        <bdi>{messages.searchAsTyped(typo.typed)}</bdi>
      </Link>
    </p>
  );
}
