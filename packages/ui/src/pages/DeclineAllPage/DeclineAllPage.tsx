'use client';

import type { Application, DeclineAllInput, MyJob } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { DeclineAllForm } from '../../forms/DeclineAllForm/DeclineAllForm.tsx';
import type { SavedMessages } from '../../forms/MessageTemplates/MessageTemplates.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';

export interface DeclineAllPageProps {
  /** The job with the first page of its applications, undecided ones first. */
  of: Loadable<{ job: MyJob; applications: readonly Application[] }>;
  /** The address of the page on which the client manages the job. */
  manageHref: string;
  /** The client's saved messages. It is undefined until they are loaded. */
  savedMessages?: SavedMessages | undefined;
  submission: Submission;
  onDecline: (input: DeclineAllInput) => void;
}

/** Lets the client decline all undecided applications in one step. */
export function DeclineAllPage({
  of,
  manageHref,
  savedMessages,
  submission,
  onDecline,
}: DeclineAllPageProps) {
  const messages = useClientMessages().declineAll;
  return (
    <PageBody width="form">
      <Stack space="24">
        <Link href={manageHref} tone="quiet" icon={<ArrowLeft />}>
          {messages.back}
        </Link>
        <Heading level={1}>{messages.title}</Heading>
        <LoadableContent
          of={of}
          skeleton={
            <Stack space="24">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="8rem" />
              <Skeleton shape="block" height="5rem" />
              <Skeleton shape="block" height="5rem" />
            </Stack>
          }
        >
          {({ job, applications }) => {
            const undecided = applications.filter(({ status }) => status === 'pending');
            if (undecided.length === 0)
              return (
                <EmptyState
                  title={messages.none}
                  action={<LinkButton href={manageHref}>{messages.back}</LinkButton>}
                />
              );
            return (
              <Stack space="32">
                <Text tone="muted">{messages.introduction(job.title)}</Text>
                <DeclineAllForm
                  undecided={undecided}
                  count={Math.max(job.undecided_count, undecided.length)}
                  jobTitle={job.title}
                  savedMessages={savedMessages}
                  submission={submission}
                  onDecline={onDecline}
                  cancelHref={manageHref}
                />
              </Stack>
            );
          }}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
