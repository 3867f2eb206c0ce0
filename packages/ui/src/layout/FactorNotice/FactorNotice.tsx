'use client';

import { useOneTimeCodeMessages } from '../../messages/useOneTimeCodeMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { PageNotice } from '../PageNotice/PageNotice.tsx';

export interface FactorNoticeProps {
  /** The address of the page where the user sets up a second factor. */
  accountHref: string;
  /** False if passkeys cannot be added, so that only one-time codes are a second factor. */
  hasPasskeys: boolean;
}

/**
 * Says that the account needs a second factor, and links to the page that sets one up.
 *
 * @use Once above every page, for a signed-in user who must have a second factor but has none.
 * @screenreader complementary: its title, so that the notice can be found and skipped.
 */
export function FactorNotice({ accountHref, hasPasskeys }: FactorNoticeProps) {
  const messages = useOneTimeCodeMessages().notice;
  return (
    <PageNotice title={messages.title}>
      {hasPasskeys ? messages.text : messages.textOfCodes}
      <Link href={accountHref}>{messages.link}</Link>
    </PageNotice>
  );
}
