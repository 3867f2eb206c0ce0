'use client';

import type { Desk } from '@skillharbor/contract';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';

export interface DeskMailsProps {
  mails: Desk['mails'];
  submission: Submission;
  onRetry: () => void;
}

/** Tells how many mails wait, and lists those that failed, with a button that sends them again. */
export function DeskMails({ mails, submission, onRetry }: DeskMailsProps) {
  const messages = useDeskMessages().overview;
  const { mailColumns: columns } = messages;
  const format = useFormat();
  const { waiting, waiting_since: since, failed } = mails;
  return (
    <Stack space="16" align="stretch">
      <Text>
        {messages.waiting(waiting, format.number(waiting))}
        {since !== null && ` · ${messages.waitingSince(format.dateTime(since))}`}
      </Text>
      {failed.length === 0 ? (
        <Text tone="muted">{messages.noneFailed}</Text>
      ) : (
        <>
          <Table
            label={messages.failed}
            columns={[
              { label: columns.recipient },
              { label: columns.created },
              { label: columns.attempts, kind: 'number' },
              { label: columns.next },
              { label: columns.error, kind: 'text' },
            ]}
            rows={failed.map((mail) => ({
              key: mail.id,
              cells: [
                <bdi key="to">{mail.recipient}</bdi>,
                format.dateTime(mail.created_at),
                format.number(mail.attempts),
                mail.next_attempt_at === null ? messages.givenUp : format.dateTime(mail.next_attempt_at),
                // Mail servers answer in English.
                <span key="error" lang="en" dir="ltr">
                  {mail.error}
                </span>,
              ],
            }))}
          />
          {submission.status === 'failed' && (
            <Notice tone="critical">{submission.message ?? messages.retryFailed}</Notice>
          )}
          <div>
            <Button
              variant="secondary"
              pending={submission.status === 'submitting'}
              pendingLabel={messages.retrying}
              onClick={onRetry}
            >
              {messages.retry}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
