'use client';

import type { ListingConfirmation } from '@skillharbor/contract';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
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

export interface StillLookingPageProps {
  /** The job that stays listed if the client confirms it. */
  job: Loadable<ListingConfirmation>;
  submission: Submission;
  onConfirm: () => void;
  /** The result of the confirmation, or null before the client confirms. */
  confirmation: ListingConfirmation | null;
  /** The address of the client's own jobs, where the client can make other changes. */
  myJobsHref: string;
}

/**
 * Shows the page that the mail ‘Still looking?’ links to. The client need not be signed in. Nothing changes before the
 * client presses the button, because programs that scan mails also open links.
 */
export function StillLookingPage(props: StillLookingPageProps) {
  const { job, submission, onConfirm, confirmation, myJobsHref } = props;
  const messages = useClientMessages().stillLooking;
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        {confirmation ? (
          <Stack space="16" align="start">
            <Notice
              tone="positive"
              title={
                confirmation.was_paused
                  ? messages.listedAgain(confirmation.title)
                  : messages.listed(confirmation.title)
              }
            >
              {messages.next}
            </Notice>
            <LinkButton href={myJobsHref} variant="primary">
              {messages.myJobs}
            </LinkButton>
          </Stack>
        ) : (
          <LoadableContent
            of={job}
            skeleton={<Spinner label={messages.loading} />}
            errorAction={
              <LinkButton href={myJobsHref} variant="quiet">
                {messages.myJobs}
              </LinkButton>
            }
          >
            {({ title, was_paused: isPaused }) => (
              <Stack space="16" align="start">
                <Text size="large">
                  {isPaused ? messages.pausedQuestion(title) : messages.question(title)}
                </Text>
                {submission.status === 'failed' && (
                  <Notice tone="critical">{submission.message ?? messages.failed}</Notice>
                )}
                <Inline space="12">
                  <Button
                    variant="primary"
                    pending={submission.status === 'submitting'}
                    pendingLabel={messages.submitting}
                    onClick={onConfirm}
                  >
                    {isPaused ? messages.relist : messages.keep}
                  </Button>
                  <LinkButton href={myJobsHref} variant="quiet">
                    {messages.myJobs}
                  </LinkButton>
                </Inline>
              </Stack>
            )}
          </LoadableContent>
        )}
      </Stack>
    </PageBody>
  );
}
