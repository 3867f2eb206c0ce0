'use client';

import { useDeletionMessages } from '../../messages/useDeletionMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { PageNotice } from '../PageNotice/PageNotice.tsx';

export interface DeletionNoticeProps {
  /** The time of the deletion, in RFC 3339. */
  deletesAt: string;
  /** The state of the request that cancels the deletion. */
  keeping: Submission;
  /** Called when the user wants to keep the account. */
  onKeep: () => void;
}

/**
 * Says when the account will be deleted, and lets the user cancel the deletion.
 *
 * @use Once above every page, for a signed-in user who has requested the deletion.
 * @screenreader complementary: its title, so that the notice can be found and skipped.
 */
export function DeletionNotice({ deletesAt, keeping, onKeep }: DeletionNoticeProps) {
  const messages = useDeletionMessages().notice;
  const format = useFormat();
  return (
    <PageNotice title={messages.title}>
      {messages.text(format.date(deletesAt))}
      {keeping.status === 'failed' && <Notice tone="critical">{keeping.message ?? messages.failed}</Notice>}
      <Button pending={keeping.status === 'submitting'} pendingLabel={messages.keeping} onClick={onKeep}>
        {messages.keep}
      </Button>
    </PageNotice>
  );
}
