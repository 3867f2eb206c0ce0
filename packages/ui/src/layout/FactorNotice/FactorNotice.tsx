'use client';

import { useOneTimeCodeMessages } from '../../messages/useOneTimeCodeMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { PageNotice } from '../PageNotice/PageNotice.tsx';

export interface FactorNoticeProps {
  /** The address of the page where the user sets up a second factor. */
  accountHref: string;
}

/**
 * Says that the account needs a second factor, and where to set one up.
 *
 * @use Once above every page, for a signed-in user who must have a second factor but has none.
 * @screenreader complementary: its title, so that it can be found and skipped.
 */
export function FactorNotice({ accountHref }: FactorNoticeProps) {
  const messages = useOneTimeCodeMessages().notice;
  return (
    <PageNotice title={messages.title}>
      {messages.text}
      <Link href={accountHref}>{messages.link}</Link>
    </PageNotice>
  );
}
