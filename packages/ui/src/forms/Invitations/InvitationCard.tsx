'use client';

import type { Invitation } from '@skillharbor/contract';
import { Undo2, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { invitationIcons, invitationTones } from '../../cards/invitationStates.ts';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { useInvitationMessages } from '../../messages/useInvitationMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Submission } from '../../primitives/state.ts';
import { head, quote, titles } from './Invitations.css.ts';

export interface InvitationCardProps {
  invitation: Invitation;
  /** The address of the job. It is null on the job's own page. */
  jobHref: string | null;
  applyHref: string;
  /** The state of the request that declines the invitation, or that undoes the decline. */
  answer: Submission;
  /** Called without a reason when the freelancer declines, and again with a reason if the freelancer adds one. */
  onDecline: (reason?: string) => void;
  onUndo: () => void;
}

// The form for the reason is loaded on demand, because only freelancers who decline need it.
const loadedReason = onDemand(() => import('./DeclineReason.tsx'));

/**
 * Shows an invitation with the client's message, and takes the freelancer's response.
 *
 * @use In the list of invitations, and on the page of the job.
 * @screenreader button: which invitation it responds to.
 * @screenreader status: what the state of the invitation means.
 */
export function InvitationCard(props: InvitationCardProps) {
  const { invitation, jobHref, applyHref, answer, onDecline, onUndo } = props;
  const { state, job_title, decline_reason } = invitation;
  const messages = useInvitationMessages().received;
  const format = useFormat();
  const client = useLayoutMessages().clientName(invitation.company_name);
  const isPending = answer.status === 'submitting';
  const isOpen = state === 'waiting' || state === 'declined';
  const isReasonWanted = state === 'declined' && decline_reason === null;
  const reason = useOnDemand(loadedReason, isReasonWanted);
  const Icon = invitationIcons[state];
  const button = useFocusAfterReason(decline_reason);

  return (
    <Card as="article" tone={state === 'waiting' ? 'standard' : 'quiet'}>
      <Stack space="16">
        <div className={head}>
          <div className={titles}>
            <Heading level={jobHref === null ? 2 : 3} size="small">
              {jobHref === null ? (
                <bdi>{messages.from(client)}</bdi>
              ) : (
                <Link href={jobHref}>{job_title}</Link>
              )}
            </Heading>
            <Text size="small" tone="muted" numeric>
              {jobHref !== null && (
                <>
                  <bdi>{messages.from(client)}</bdi>
                  {' · '}
                </>
              )}
              {messages.sentOn(format.date(invitation.sent_at))}
            </Text>
          </div>
          <Badge tone={invitationTones[state]} icon={<Icon />}>
            {messages.states[state]}
          </Badge>
        </div>
        {/* A declined invitation takes little space, because it needs no action. The message is on the job's page. */}
        {state !== 'declined' && (
          <div className={quote}>
            <VisuallyHidden as="p">{messages.wrote(client)}</VisuallyHidden>
            <Prose>{invitation.message}</Prose>
          </div>
        )}
        <Text size="small" tone="muted">
          <span role="status">{messages.explained[state]}</span>
        </Text>
        {decline_reason !== null && state === 'declined' && (
          <Stack space="4">
            <Text size="small" weight="medium">
              {messages.yourReason}
            </Text>
            <Prose>{decline_reason}</Prose>
          </Stack>
        )}
        {answer.status === 'failed' && <Notice tone="critical">{answer.message ?? messages.failed}</Notice>}
        {isOpen && (
          <Inline space="8">
            {jobHref !== null && (
              <LinkButton href={applyHref} variant={state === 'waiting' ? 'primary' : 'secondary'}>
                {messages.apply}
                <VisuallyHidden>{messages.applyTo(job_title)}</VisuallyHidden>
              </LinkButton>
            )}
            {/* One button declines and takes the decline back, so that the focus stays on it. */}
            <Button
              ref={button}
              icon={state === 'waiting' ? <X /> : <Undo2 />}
              pending={isPending}
              onClick={() => (state === 'waiting' ? onDecline() : onUndo())}
            >
              {state === 'waiting' ? messages.decline : messages.undo}
              <VisuallyHidden>{messages.about(job_title)}</VisuallyHidden>
            </Button>
          </Inline>
        )}
        {isReasonWanted && reason && <reason.DeclineReason submission={answer} onSubmit={onDecline} />}
      </Stack>
    </Card>
  );
}

/** After a reason was saved, the focus moves to the button, because the form that had the focus is gone. */
function useFocusAfterReason(reason: string | null) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(reason);
  useLayoutEffect(() => {
    if (before.current === null && reason !== null) button.current?.focus();
    before.current = reason;
  }, [reason]);
  return button;
}
