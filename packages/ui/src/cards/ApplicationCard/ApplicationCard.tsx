'use client';

import type { ApplicationStatus, MyApplication } from '@skillharbor/contract';
import { CircleCheck, CircleX, Hourglass, MapPin, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import type { BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { CardDetails } from '../CardDetails/CardDetails.tsx';
import { CardMain, CardMore, CardRow, CardState, CardSummary, CardTitle } from '../CardRow/CardRow.tsx';
import { answer } from './ApplicationCard.css.ts';

export interface ApplicationCardProps {
  application: MyApplication;
  jobHref: string;
}

const looks: Record<ApplicationStatus, { tone: BadgeProps['tone']; icon: ReactNode }> = {
  pending: { tone: 'neutral', icon: <Hourglass /> },
  accepted: { tone: 'positive', icon: <CircleCheck /> },
  rejected: { tone: 'critical', icon: <CircleX /> },
};

/** An application as its freelancer sees it, with the client's answer. */
export function ApplicationCard({ application, jobHref }: ApplicationCardProps) {
  const { facts, categories, applicationStatuses, applications: messages } = useJobMessages();
  const format = useFormat();
  const { status, decided_at } = application;
  const reply =
    status === 'accepted'
      ? { title: messages.message, text: application.message }
      : { title: messages.declineReason, text: application.decline_reason };

  return (
    <Card as="article" interactive tone={status === 'rejected' ? 'quiet' : 'standard'}>
      <Stack space="16">
        <CardRow
          aside={
            <>
              <CardState
                state={<Badge {...looks[status]}>{applicationStatuses[status]}</Badge>}
                since={messages.appliedOn(format.date(application.applied_at))}
              />
              {decided_at !== null && (
                <Text as="span" size="small" tone="muted" numeric>
                  {messages.decidedOn(format.date(decided_at))}
                </Text>
              )}
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
                { term: facts.category, value: categories[application.category], icon: <Tag /> },
                { term: facts.location, value: application.location, icon: <MapPin /> },
              ]}
            />
            <CardSummary>{application.short_description}</CardSummary>
          </CardMain>
        </CardRow>
        {reply.text && (
          <section className={answer({ status })}>
            <Heading level={3} size="tiny">
              {reply.title}
            </Heading>
            <Prose>{reply.text}</Prose>
          </section>
        )}
      </Stack>
    </Card>
  );
}
