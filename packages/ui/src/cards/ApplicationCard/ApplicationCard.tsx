'use client';

import type { MyApplication } from '@skillharbor/contract';
import { MapPin, Tag } from 'lucide-react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Card, CardLayer } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ApplicationEvents } from '../ApplicationRail/ApplicationEvents.tsx';
import { ApplicationRail } from '../ApplicationRail/ApplicationRail.tsx';
import { railOf } from '../ApplicationRail/railOf.ts';
import { CardDetails } from '../CardDetails/CardDetails.tsx';
import { CardMain, CardRow, CardSummary, CardTitle } from '../CardRow/CardRow.tsx';
import { NextStep } from '../NextStep/NextStep.tsx';
import { aside, state } from './ApplicationCard.css.ts';
import { ApplicationLinks, ApplicationState, ClientReply } from './ApplicationParts.tsx';

export interface ApplicationCardProps {
  application: MyApplication;
  jobHref: string;
  /** The address of the page that shows the sent application and its history. */
  href: string;
  /** The address of the conversation with the client. */
  conversationHref: string;
  /** The address of the agreement about the application. */
  agreementHref: string;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Shows an application as its freelancer sees it: the steps that it has taken, and the client's decision. An accepted
 * application stands out.
 *
 * @use In the freelancer's list of applications, while it is pending or accepted.
 * @instead {@link ApplicationRow} for one that has ended. {@link ApplicantCard} for the client's view of an
 *   application.
 * @keyboard Tab: moves to the link to the application, then to the job.
 * @screenreader link: which application it opens.
 */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, jobHref, href, conversationHref, agreementHref, today } = props;
  const { facts, labels, categories } = useJobMessages();
  const { status } = application;
  const isAccepted = status === 'accepted';

  return (
    <Card as="article" interactive tone={isAccepted ? 'positive' : 'standard'}>
      <Stack space="16">
        <CardRow
          aside={
            <div className={aside}>
              <span className={state}>
                <ApplicationState status={status} />
              </span>
              <ApplicationLinks title={application.listing_title} href={href} jobHref={jobHref} />
            </div>
          }
        >
          <CardMain>
            <CardTitle
              level={3}
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
        <ApplicationRail
          stops={railOf(application, today)}
          today={today}
          lit={isAccepted && application.next_step.kind !== 'none'}
        />
        <ApplicationEvents application={application} />
        <ClientReply application={application} />
        {isAccepted && (
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
