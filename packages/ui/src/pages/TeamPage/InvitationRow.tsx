'use client';

import type { TeamInvitation } from '@skillharbor/contract';
import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { rowActions } from './TeamPage.css.ts';

interface InvitationRowProps {
  invitation: TeamInvitation;
  isChanging: boolean;
  onResend: (invitation: TeamInvitation) => void;
  onWithdraw: (invitation: TeamInvitation) => void;
}

/** Shows an invitation that nobody has accepted yet. */
export function InvitationRow({ invitation, isChanging, onResend, onWithdraw }: InvitationRowProps) {
  const { page: messages, roles } = useTeamMessages();
  const format = useFormat();
  const of = <VisuallyHidden>{messages.ofInvitation(invitation.email)}</VisuallyHidden>;
  return (
    <Card>
      <Stack space="8" align="start">
        <Inline space="12">
          <Text weight="medium">
            <bdi>{invitation.email}</bdi>
          </Text>
          <Badge tone="neutral">{roles[invitation.role]}</Badge>
          {invitation.is_expired && <Badge tone="caution">{messages.expired}</Badge>}
        </Inline>
        {!invitation.is_expired && (
          <Text size="small" tone="muted" numeric>
            {messages.expires(format.date(invitation.expires_at))}
          </Text>
        )}
        <div className={rowActions}>
          <Button pending={isChanging} pendingLabel={messages.changing} onClick={() => onResend(invitation)}>
            {messages.resend} {of}
          </Button>
          <Button tone="critical" onClick={() => onWithdraw(invitation)}>
            {messages.withdraw} {of}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
