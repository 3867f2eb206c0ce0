'use client';

import type { SignUpInvitation, SignUpInvitationState } from '@skillharbor/contract';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface InvitationTableProps {
  invitations: readonly SignUpInvitation[];
  /** The id of the invitation that is being withdrawn, or null. */
  withdrawing: string | null;
  onWithdraw: (invitation: SignUpInvitation) => void;
}

const tones: Record<SignUpInvitationState, BadgeProps['tone']> = {
  waiting: 'accent',
  used: 'positive',
  expired: 'caution',
  withdrawn: 'neutral',
};

/** Lists invitations to sign up. Unused invitations have a button that withdraws them. */
export function InvitationTable({ invitations, withdrawing, onWithdraw }: InvitationTableProps) {
  const messages = useDeskMessages().invitations;
  const { columns } = messages;
  const format = useFormat();
  const whom = ({ email, max_uses: uses }: SignUpInvitation) =>
    email ?? messages.linkFor(uses, format.number(uses));
  return (
    <Table
      label={messages.list}
      columns={[
        { label: columns.whom },
        { label: columns.state },
        { label: columns.uses },
        { label: columns.made },
        { label: columns.lastDay },
        { label: columns.action, kind: 'actions' },
      ]}
      rows={invitations.map((invitation) => ({
        key: invitation.id,
        cells: [
          <Stack key="whom" space="4">
            <bdi>{whom(invitation)}</bdi>
            {invitation.note !== '' && (
              <Text as="span" size="small" tone="muted">
                <bdi>{invitation.note}</bdi>
              </Text>
            )}
          </Stack>,
          <Badge key="state" tone={tones[invitation.state]}>
            {messages.states[invitation.state]}
          </Badge>,
          messages.usesOf(format.number(invitation.uses), format.number(invitation.max_uses)),
          format.date(invitation.created_at),
          format.date(invitation.last_day),
          invitation.state === 'waiting' && (
            <Button
              key="withdraw"
              variant="quiet"
              pending={withdrawing === invitation.id}
              onClick={() => onWithdraw(invitation)}
            >
              <span aria-hidden>{messages.withdraw}</span>
              <VisuallyHidden>{messages.withdrawOf(whom(invitation))}</VisuallyHidden>
            </Button>
          ),
        ],
      }))}
    />
  );
}
