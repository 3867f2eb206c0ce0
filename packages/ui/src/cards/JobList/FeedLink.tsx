'use client';

import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';

/**
 * Links to the feed of a list of jobs. The link opens in a new tab, because browsers show feeds without the site's
 * navigation.
 */
export function FeedLink({ href }: { href: string }) {
  return (
    <div>
      <Link href={href} tone="quiet" newTab>
        {useJobMessages().listings.feed}
      </Link>
    </div>
  );
}
