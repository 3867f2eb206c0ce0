'use client';

import { useConfirmationMessages } from '../../messages/useConfirmationMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { Submission } from '../../primitives/state.ts';
import { PageNotice } from '../PageNotice/PageNotice.tsx';

export interface AddressNoticeProps {
  /** The email address to which the link was sent. */
  email: string;
  /** The state of the request that sends the mail again. */
  sending: Submission;
  /** Called when the user asks for the mail to be sent again. */
  onSend: () => void;
  /** Called when the user wants to enter another address. */
  onCorrect: () => void;
  /** The address of a page that shows the mail, if the server does not send mails. */
  outboxHref: string | null;
}

/**
 * Says that the email address is not confirmed yet, what the user cannot do until then, and how to confirm it.
 *
 * @use Once above every page, for a signed-in user whose address is not confirmed.
 * @screenreader complementary: its title, so that the notice can be found and skipped.
 */
export function AddressNotice({ email, sending, onSend, onCorrect, outboxHref }: AddressNoticeProps) {
  const messages = useConfirmationMessages().notice;
  return (
    <PageNotice title={messages.title}>
      {messages.text(email)}
      {sending.status === 'failed' && (
        <Notice tone="critical">{sending.message ?? messages.sendFailed}</Notice>
      )}
      <Inline space="16">
        <Button pending={sending.status === 'submitting'} pendingLabel={messages.sending} onClick={onSend}>
          {messages.send}
        </Button>
        <Button variant="quiet" flush onClick={onCorrect}>
          {messages.correct}
        </Button>
        {outboxHref !== null && (
          <Link href={outboxHref} newTab>
            {messages.openMail}
          </Link>
        )}
      </Inline>
    </PageNotice>
  );
}
