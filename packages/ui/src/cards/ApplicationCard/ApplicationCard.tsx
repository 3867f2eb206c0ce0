'use client';

import type { ApplicationStatus, MyApplication } from '@skillharbor/contract';
import { MapPin, Tag } from 'lucide-react';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card, CardLayer } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { applicationIcons } from '../DecisionStatus/DecisionStatus.tsx';
import { applicationTones } from '../tones.ts';
import { CardDetails } from '../CardDetails/CardDetails.tsx';
import { ApplicationTimeline } from '../ApplicationTimeline/ApplicationTimeline.tsx';
import { CardMain, CardMore, CardRow, CardSummary, CardTitle } from '../CardRow/CardRow.tsx';
import { NextStep } from '../NextStep/NextStep.tsx';
import { decision, history } from './ApplicationCard.css.ts';

export interface ApplicationCardProps {
  application: MyApplication;
  jobHref: string;
  /** The page with the application as it was sent, and everything that happened to it. */
  href: string;
  /** The conversation with the client. */
  conversationHref: string;
  /** The address of the agreement about the application. */
  agreementHref: string;
}

/** Shows the status of an application from the freelancer's point of view. */
export function ApplicationState({ status }: { status: ApplicationStatus }) {
  const messages = useApplicationMessages().statuses;
  const Icon = applicationIcons[status];
  return (
    <Badge tone={applicationTones[status]} icon={<Icon />}>
      {messages[status]}
    </Badge>
  );
}

/**
 * Shows an application as its freelancer sees it, with the client's decision.
 *
 * @use In the freelancer's list of applications.
 * @instead {@link ApplicantCard} for the client's view of an application.
 * @keyboard Tab: moves to the one link, then to the job.
 * @screenreader link: which application it opens.
 */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, jobHref, href, conversationHref, agreementHref } = props;
  const { facts, labels, categories } = useJobMessages();
  const messages = useApplicationMessages().list;
  const { status } = application;
  const reply =
    status === 'accepted'
      ? { title: messages.message, text: application.message }
      : { title: messages.declineReason, text: application.decline_reason };

  return (
    <Card
      as="article"
      interactive
      tone={status === 'pending' || status === 'accepted' ? 'standard' : 'quiet'}
    >
      <Stack space="16">
        <CardRow
          aside={
            <>
              <ApplicationState status={status} />
              <CardMore href={jobHref} label={messages.viewJob} about={` ${application.listing_title}`} />
            </>
          }
        >
          <CardMain>
            <CardTitle
              level={2}
              title={application.listing_title}
              subtitle={facts.company(application.company_name)}
            />
            <CardDetails
              items={[
                { term: labels.category, value: categories[application.category], icon: <Tag /> },
                { term: labels.location, value: application.location, icon: <MapPin /> },
              ]}
            />
            <CardSummary>{application.short_description}</CardSummary>
          </CardMain>
        </CardRow>
        <div className={history}>
          <ApplicationTimeline application={application} />
          <CardLayer>
            <Link href={href}>
              {messages.details}
              <VisuallyHidden>{messages.about(application.listing_title)}</VisuallyHidden>
            </Link>
          </CardLayer>
        </div>
        {reply.text && (
          <section className={decision({ status })}>
            <Heading level={3} size="tiny">
              {reply.title}
            </Heading>
            <Prose>{reply.text}</Prose>
          </section>
        )}
        {status === 'accepted' && (
          <CardLayer>
            <NextStep
              reader="freelancer"
              step={application.next_step}
              conversationHref={conversationHref}
              agreementHref={agreementHref}
              clientEmail={application.client_email}
            />
          </CardLayer>
        )}
      </Stack>
    </Card>
  );
}
