'use client';

import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';

/** Links to the feed of a list of jobs. A browser shows a feed in its own way, so it opens in a new tab. */
export function FeedLink({ href }: { href: string }) {
  return (
    <div>
      <Link href={href} tone="quiet" newTab>
        {useJobMessages().listings.feed}
      </Link>
    </div>
  );
}
