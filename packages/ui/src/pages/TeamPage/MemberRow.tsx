'use client';

import type { TeamMember } from '@skillharbor/contract';
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

interface MemberRowProps {
  member: TeamMember;
  /** True if the member is the user. */
  isUser: boolean;
  /** True if the user owns the team, and may therefore change it. */
  mayChange: boolean;
  isChanging: boolean;
  onChangeRole: (member: TeamMember) => void;
  onRemove: (member: TeamMember) => void;
  onHandOver: (member: TeamMember) => void;
}

/** Shows a member of a team, with the user's actions on the member. */
export function MemberRow({ member, isUser, mayChange, isChanging, ...actions }: MemberRowProps) {
  const { page: messages, roles } = useTeamMessages();
  const format = useFormat();
  const name = `${member.first_name} ${member.last_name}`;
  const isOther = mayChange && !isUser;
  const of = <VisuallyHidden>{messages.ofMember(name)}</VisuallyHidden>;
  return (
    <Card>
      <Stack space="8" align="start">
        <Inline space="12">
          <Text weight="medium">
            <bdi>{name}</bdi>
          </Text>
          <Badge tone={member.role === 'owner' ? 'positive' : 'neutral'}>{roles[member.role]}</Badge>
          {isUser && <Badge tone="accent">{messages.you}</Badge>}
        </Inline>
        <Inline space="12">
          <Text size="small" tone="muted">
            <bdi>{member.email}</bdi>
          </Text>
          {member.joined_at !== null && (
            <Text size="small" tone="muted" numeric>
              {messages.since(format.date(member.joined_at))}
            </Text>
          )}
        </Inline>
        {isOther && (
          <div className={rowActions}>
            <Button
              pending={isChanging}
              pendingLabel={messages.changing}
              onClick={() => actions.onChangeRole(member)}
            >
              {member.role === 'reader' ? messages.makeRecruiter : messages.makeReader} {of}
            </Button>
            <Button onClick={() => actions.onHandOver(member)}>
              {messages.handOver} {of}
            </Button>
            <Button tone="critical" onClick={() => actions.onRemove(member)}>
              {messages.remove} {of}
            </Button>
          </div>
        )}
        {isUser && member.role !== 'owner' && (
          <Button tone="critical" onClick={() => actions.onRemove(member)}>
            {messages.leave}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
