'use client';

import { useLegalMessages } from '../../messages/useLegalMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { Submission } from '../../primitives/state.ts';
import { PageNotice } from '../PageNotice/PageNotice.tsx';
import type { SiteLink } from '../siteLinks.ts';

export interface LegalNoticeProps {
  /** The legal texts that have changed. */
  texts: readonly SiteLink[];
  submission: Submission;
  /** Called when the user has read the notice. */
  onDone: () => void;
}

/**
 * Asks a member once to read the legal texts that have changed.
 *
 * @use Once above every page, for a signed-in user who has not read a new version.
 * @screenreader complementary: its title, so that the notice can be found and skipped.
 */
export function LegalNotice({ texts, submission, onDone }: LegalNoticeProps) {
  const messages = useLegalMessages().notice;
  return (
    <PageNotice title={messages.title}>
      {messages.lead}
      <Inline space="16">
        {texts.map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </Inline>
      {submission.status === 'failed' && (
        <Notice tone="critical">{submission.message ?? messages.failed}</Notice>
      )}
      <Button
        variant="secondary"
        pending={submission.status === 'submitting'}
        pendingLabel={messages.sending}
        onClick={onDone}
      >
        {messages.done}
      </Button>
    </PageNotice>
  );
}
