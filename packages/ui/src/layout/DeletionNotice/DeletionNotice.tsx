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
  /** The state of cancelling the deletion. */
  keeping: Submission;
  onKeep: () => void;
}

/**
 * Says when the account will be deleted, and lets its user keep it.
 *
 * @use Once above every page, for a signed-in user who has requested the deletion.
 * @screenreader complementary: its title, so that it can be found and skipped.
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
