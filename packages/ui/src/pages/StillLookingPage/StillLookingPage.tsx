'use client';

import type { ListingConfirmation } from '@skillharbor/contract';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import type { Loadable } from '../../primitives/state.ts';

export interface StillLookingPageProps {
  /** The answer that the link in the mail gives by itself. */
  confirmation: Loadable<ListingConfirmation>;
  /** For a client who wants more than to answer. */
  myJobsHref: string;
}

/**
 * Where the link of the mail ‘Still looking?’ leads: it has answered already, for a client who need not be signed in.
 *
 * @since 0.2.0
 */
export function StillLookingPage({ confirmation, myJobsHref }: StillLookingPageProps) {
  const messages = useClientMessages().stillLooking;
  const onwards = (
    <LinkButton href={myJobsHref} variant={confirmation.status === 'ready' ? 'primary' : 'quiet'}>
      {messages.myJobs}
    </LinkButton>
  );
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        <LoadableContent
          of={confirmation}
          skeleton={<Spinner label={messages.pending} />}
          errorAction={onwards}
        >
          {({ title, was_paused: wasPaused }) => (
            <Stack space="16" align="start">
              <Notice
                tone="positive"
                title={wasPaused ? messages.listedAgain(title) : messages.listed(title)}
              >
                {messages.next}
              </Notice>
              {onwards}
            </Stack>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
