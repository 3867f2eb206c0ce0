'use client';

import type { FreelancerProfile, JobToInviteTo } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { InviteForm } from '../../forms/InviteForm/InviteForm.tsx';
import type { InviteFormProps } from '../../forms/InviteForm/InviteForm.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useInvitationMessages } from '../../messages/useInvitationMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../primitives/state.ts';

/** The freelancer, and the client's open jobs. */
export interface Inviting {
  freelancer: FreelancerProfile;
  jobs: readonly JobToInviteTo[];
}

export interface InvitePageProps extends Omit<InviteFormProps, 'jobs' | 'cancelHref'> {
  inviting: Loadable<Inviting>;
  /** The freelancer's profile. */
  profileHref: string;
  /** The address of the page on which the client posts a job. */
  createJobHref: string;
}

/** Lets a client invite a freelancer to one of the client's open jobs. */
export function InvitePage({ inviting, profileHref, createJobHref, ...form }: InvitePageProps) {
  const messages = useInvitationMessages().invite;
  return (
    <PageBody width="form">
      <Stack space="32">
        <Link back href={profileHref} tone="quiet" icon={<ArrowLeft />}>
          {messages.back}
        </Link>
        {inviting.status !== 'ready' && <VisuallyHidden as="h1">{messages.meanwhile}</VisuallyHidden>}
        <LoadableContent
          of={inviting}
          skeleton={
            <Stack space="24">
              <Spinner label={messages.loading} />
              <Skeleton width="16rem" height="2rem" />
              <Skeleton shape="block" height="2.75rem" />
              <Skeleton shape="block" height="12rem" />
            </Stack>
          }
        >
          {({ freelancer: { user, accepts_invitations }, jobs }) => (
            <>
              <Stack space="8">
                <Heading level={1}>
                  <bdi>{messages.title(`${user.first_name} ${user.last_name}`)}</bdi>
                </Heading>
                <Text tone="muted">{messages.intro}</Text>
              </Stack>
              {!accepts_invitations && (
                <EmptyState
                  title={messages.off(user.first_name)}
                  action={<LinkButton href={profileHref}>{messages.back}</LinkButton>}
                >
                  {messages.offReason}
                </EmptyState>
              )}
              {accepts_invitations && jobs.every(({ standing }) => standing !== 'open') && (
                <EmptyState
                  title={messages.noJobs}
                  action={
                    <LinkButton href={createJobHref} variant="primary">
                      {messages.createJob}
                    </LinkButton>
                  }
                >
                  {messages.noJobsReason}
                </EmptyState>
              )}
              {accepts_invitations && jobs.some(({ standing }) => standing === 'open') && (
                <InviteForm jobs={jobs} cancelHref={profileHref} {...form} />
              )}
            </>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
