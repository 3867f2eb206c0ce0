'use client';

import type { TeamOffer } from '@skillharbor/contract';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';

/** The reader of the invitation. `email` is the address of a client. */
export type Invited = { kind: 'visitor' } | { kind: 'freelancer' } | { kind: 'client'; email: string };

export interface JoinTeamPageProps {
  /** The invitation that the link in the mail belongs to. */
  offer: Loadable<TeamOffer>;
  reader: Invited;
  submission: Submission;
  /** Called when the user joins the team. */
  onJoin: () => void;
  /** The name of the team that the user has joined, or null before that. */
  joined: string | null;
  /** The address of the page that logs in. */
  logInHref: string;
  signUpHref: string;
  teamHref: string;
}

/**
 * Shows the invitation that a link belongs to, and lets the invited client join the team. Nothing changes before the
 * user presses the button, because programs that scan mails also open links.
 */
export function JoinTeamPage(props: JoinTeamPageProps) {
  const { offer, joined, teamHref } = props;
  const { join: messages, roles } = useTeamMessages();
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        {joined === null ? (
          <LoadableContent of={offer} skeleton={<Spinner label={messages.loading} />}>
            {(data) => (
              <Stack space="16" align="start">
                <Text size="large">{messages.offer(data.owner_name, data.company || data.owner_name)}</Text>
                <Text>{messages.asRole(roles[data.role])}</Text>
                <NextStep {...props} offer={data} />
              </Stack>
            )}
          </LoadableContent>
        ) : (
          <Stack space="16" align="start">
            <Notice tone="positive">{messages.joined(joined)}</Notice>
            <LinkButton href={teamHref} variant="primary">
              {messages.team}
            </LinkButton>
          </Stack>
        )}
      </Stack>
    </PageBody>
  );
}

function NextStep(props: Omit<JoinTeamPageProps, 'offer'> & { offer: TeamOffer }) {
  const { offer, reader, submission, onJoin, logInHref, signUpHref } = props;
  const messages = useTeamMessages().join;
  if (reader.kind === 'freelancer') return <Notice tone="info">{messages.freelancer}</Notice>;
  if (reader.kind === 'visitor')
    return (
      <>
        <Text>{messages.visitor(offer.email)}</Text>
        <Inline space="12">
          <LinkButton href={logInHref} variant="primary">
            {messages.logIn}
          </LinkButton>
          <LinkButton href={signUpHref}>{messages.signUp}</LinkButton>
        </Inline>
      </>
    );
  if (reader.email.toLowerCase() !== offer.email.toLowerCase())
    return <Notice tone="info">{messages.otherAddress(offer.email, reader.email)}</Notice>;
  return (
    <>
      <Text tone="muted">{messages.own}</Text>
      {submission.status === 'failed' && (
        <Notice tone="critical">{submission.message ?? messages.failed}</Notice>
      )}
      <Button
        variant="primary"
        pending={submission.status === 'submitting'}
        pendingLabel={messages.joining}
        onClick={onJoin}
      >
        {messages.join}
      </Button>
    </>
  );
}
