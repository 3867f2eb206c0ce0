'use client';

import type { Desk, FailedMail } from '@skillharbor/contract';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { English } from './English.tsx';

/** The action of an operator on one failed mail, or on all of them. */
export type MailAction = { kind: 'retry' | 'give_up'; id: string } | { kind: 'retry_all' };

export interface DeskMailsProps {
  mails: Desk['mails'];
  submission: Submission;
  /** The action of the pending request or, if none is pending, of the last one. */
  action: MailAction | null;
  onAct: (action: MailAction) => void;
}

/**
 * Shows how many mails are waiting to be sent, and lists the failed ones, with buttons that send them again or give
 * them up.
 */
export function DeskMails({ mails, submission, action, onAct }: DeskMailsProps) {
  const messages = useDeskMessages().overview;
  const { mailColumns: columns } = messages;
  const format = useFormat();
  const { waiting, waiting_since: since, failed } = mails;
  const pending = submission.status === 'submitting' ? action : null;

  function nextAttempt({ is_being_sent: isBeingSent, next_attempt_at: next }: FailedMail): string {
    if (isBeingSent) return messages.beingSent;
    return next === null ? messages.givenUp : format.dateTime(next);
  }

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
              { label: messages.actionsColumn, kind: 'actions' },
            ]}
            rows={failed.map((mail) => ({
              key: mail.id,
              cells: [
                <bdi key="to">{mail.recipient}</bdi>,
                format.dateTime(mail.created_at),
                format.number(mail.attempts),
                nextAttempt(mail),
                <English key="error">{mail.error}</English>,
                <Actions key="actions" mail={mail} pending={pending} onAct={onAct} />,
              ],
            }))}
          />
          {submission.status === 'failed' && (
            <Notice tone="critical">{submission.message ?? messages.retryFailed}</Notice>
          )}
          <div>
            <Button
              variant="secondary"
              pending={pending?.kind === 'retry_all'}
              pendingLabel={messages.retrying}
              onClick={() => onAct({ kind: 'retry_all' })}
            >
              {messages.retry}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

interface ActionsProps extends Pick<DeskMailsProps, 'onAct'> {
  mail: FailedMail;
  pending: MailAction | null;
}

/** A mail that is being sent can be given up, and cannot be sent a second time. */
function Actions({ mail, pending, onAct }: ActionsProps) {
  const messages = useDeskMessages().overview;
  const labels = { retry: messages.retryOne, give_up: messages.giveUp };
  const kinds = [
    ...(mail.is_being_sent ? [] : (['retry'] as const)),
    ...(mail.next_attempt_at === null ? [] : (['give_up'] as const)),
  ];
  return (
    <Inline space="4">
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="quiet"
          pending={pending !== null && pending.kind === kind && pending.id === mail.id}
          onClick={() => onAct({ kind, id: mail.id })}
        >
          <span aria-hidden>{labels[kind]}</span>
          <VisuallyHidden>{messages.about(labels[kind], mail.recipient)}</VisuallyHidden>
        </Button>
      ))}
    </Inline>
  );
}
