'use client';

import type { TeamRole } from '@skillharbor/contract';
import { MessagePage } from '../../layout/MessagePage/MessagePage.tsx';
import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';

export interface RoleRefusalPageProps {
  /** The user's role in the team. */
  teamRole: Exclude<TeamRole, 'owner'>;
  homeHref: string;
  teamHref: string;
}

/** Takes the place of a form that the user's role in the team does not allow, and says whom to ask. */
export function RoleRefusalPage({ teamRole, homeHref, teamHref }: RoleRefusalPageProps) {
  const messages = useTeamMessages().refusal;
  return (
    <MessagePage
      title={messages.title}
      text={messages[teamRole]}
      actions={
        <>
          <LinkButton href={homeHref} variant="primary">
            {messages.home}
          </LinkButton>
          <LinkButton href={teamHref}>{messages.team}</LinkButton>
        </>
      }
    />
  );
}
