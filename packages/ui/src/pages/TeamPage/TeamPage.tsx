'use client';

import type { Team, TeamInvitation, TeamMember } from '@skillharbor/contract';
import { TeamInviteForm } from '../../forms/TeamInviteForm/TeamInviteForm.tsx';
import type { TeamInviteFormProps } from '../../forms/TeamInviteForm/TeamInviteForm.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { MemberRow } from './MemberRow.tsx';

export interface TeamPageProps {
  /** The members and the invitations. */
  team: Loadable<Team>;
  /** The id of the user. */
  ownId: number;
  /** The id of the member or the invitation whose change is being saved, or null. */
  changing: number | string | null;
  inviting: TeamInviteFormProps['submission'];
  /** Called with the address to invite. */
  onInvite: TeamInviteFormProps['onSubmit'];
  /** Called with the invitation to send again. */
  onResend: (invitation: TeamInvitation) => void;
  /** Called with the invitation to withdraw. */
  onWithdraw: (invitation: TeamInvitation) => void;
  /** Called to change a recruiter to a reader, or a reader to a recruiter. */
  onChangeRole: (member: TeamMember) => void;
  /** Called to remove a member. If the member is the user, the user leaves the team. */
  onRemove: (member: TeamMember) => void;
  /** Called with the member who becomes the owner. */
  onHandOver: (member: TeamMember) => void;
  accountHref: string;
  companyHref: string;
}

/** Shows the team that acts for the user's company, and lets its owner change the team. */
export function TeamPage({ team, accountHref, companyHref, ...actions }: TeamPageProps) {
  const messages = useTeamMessages().page;
  const isNamed = team.status === 'ready' && team.data.company !== '';
  return (
    <PageBody width="reading">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{isNamed ? messages.titleOf(team.data.company) : messages.title}</Heading>
          <Text tone="muted">{messages.intro}</Text>
          <Inline space="24">
            <Link href={accountHref}>{messages.account}</Link>
            <Link href={companyHref}>{messages.company}</Link>
          </Inline>
        </Stack>
        <LoadableContent
          of={team}
          skeleton={
            <Stack space="12">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="7rem" />
              <Skeleton shape="block" height="7rem" />
            </Stack>
          }
        >
          {(data) => <Content team={data} {...actions} />}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

type ContentProps = Omit<TeamPageProps, 'team' | 'accountHref' | 'companyHref'> & { team: Team };

function Content({ team, ownId, changing, inviting, onInvite, ...actions }: ContentProps) {
  const { page: messages, invite } = useTeamMessages();
  const isOwner = team.role === 'owner';
  return (
    <>
      {team.role === 'reader' && <Notice tone="info">{messages.readerIntro}</Notice>}
      <Section space="16" title={messages.members}>
        {team.members.length === 1 && isOwner && (
          <Notice tone="info" title={messages.alone}>
            {messages.aloneReason}
          </Notice>
        )}
        <Stack as="ul" space="12">
          {team.members.map((member) => (
            <li key={member.id}>
              <MemberRow
                member={member}
                isUser={member.id === ownId}
                mayChange={isOwner}
                isChanging={changing === member.id}
                {...actions}
              />
            </li>
          ))}
        </Stack>
      </Section>
      {team.invitations.length > 0 && (
        <Section space="16" title={messages.invitations}>
          <Stack as="ul" space="12">
            {team.invitations.map((invitation) => (
              <li key={invitation.id}>
                <InvitationRow
                  invitation={invitation}
                  isChanging={changing === invitation.id}
                  onResend={actions.onResend}
                  onWithdraw={actions.onWithdraw}
                />
              </li>
            ))}
          </Stack>
        </Section>
      )}
      {isOwner && (
        <Section space="16" title={invite.title}>
          {/* After a new invitation, the new key empties the form. */}
          <TeamInviteForm key={team.invitations[0]?.id} submission={inviting} onSubmit={onInvite} />
        </Section>
      )}
    </>
  );
}
