'use client';

import type { SentInvitation } from '@skillharbor/contract';
import { invitationIcons, invitationTones } from '../../cards/invitationStates.ts';
import { useInvitationMessages } from '../../messages/useInvitationMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';
import { invitee } from './ManageJobPage.css.ts';

export interface SentInvitationsProps {
  /** The freelancers whom the client has invited to the job, newest invitation first. */
  invitations: Loadable<readonly SentInvitation[]>;
  pages: Pages;
  /** True if blind review hides the job's applicants. */
  isBlind: boolean;
  freelancerHref: (id: number) => string;
}

/**
 * Lists the freelancers whom the client has invited, with the state of each invitation. Most jobs have no invitations,
 * so the page reserves no space for the list.
 */
export function SentInvitations({ invitations, pages, isBlind, freelancerHref }: SentInvitationsProps) {
  const messages = useInvitationMessages().sent;
  return (
    <LoadableContent of={invitations} skeleton={null}>
      {(data) =>
        data.length > 0 && (
          <Card as="section">
            <Stack space="16">
              <Heading level={2} size="small" id="invitations">
                {messages.title}
              </Heading>
              {isBlind && (
                <Text size="small" tone="muted">
                  {messages.blind}
                </Text>
              )}
              <Stack as="ul" space="16">
                {data.map((invitation) => (
                  <li key={invitation.id}>
                    <Sent invitation={invitation} href={freelancerHref(invitation.freelancer_id)} />
                  </li>
                ))}
              </Stack>
              <Pagination pages={pages} />
            </Stack>
          </Card>
        )
      }
    </LoadableContent>
  );
}

function Sent({ invitation, href }: { invitation: SentInvitation; href: string }) {
  const messages = useInvitationMessages().sent;
  const format = useFormat();
  const { state, decline_reason } = invitation;
  const Icon = invitationIcons[state];
  return (
    <Stack space="4">
      <Inline space="8">
        <span className={invitee}>
          <Link href={href}>
            <bdi>{invitation.freelancer_name}</bdi>
          </Link>
        </span>
        <Badge tone={invitationTones[state]} icon={<Icon />}>
          {messages.states[state]}
        </Badge>
      </Inline>
      <Text as="span" size="small" tone="muted" numeric>
        {messages.sentOn(format.date(invitation.sent_at))}
      </Text>
      {state === 'declined' && decline_reason !== null && (
        <>
          <VisuallyHidden>{messages.reason}</VisuallyHidden>
          <Prose>{decline_reason}</Prose>
        </>
      )}
    </Stack>
  );
}
