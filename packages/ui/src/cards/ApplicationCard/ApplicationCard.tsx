'use client';

import type { ApplicationStatus, MyApplication } from '@skillharbor/contract';
import { ArrowRight, CircleCheck, CircleX, Hourglass, MapPin, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Badge,
  Card,
  CardLink,
  Heading,
  Prose,
  Stack,
  Text,
  useFormat,
  useMessages,
  VisuallyHidden,
  type BadgeProps,
} from '../../primitives/index.ts';
import { CardFacts } from '../CardFacts/CardFacts.tsx';
import { aside, main, row, since, state, summary, titles, way, wayLink } from '../row.css.ts';
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

/** An application as the freelancer who sent it sees it, with what the client answered. */
export function ApplicationCard({ application, jobHref }: ApplicationCardProps) {
  const { facts, categories, applicationStatuses, applications: words } = useMessages().jobs;
  const format = useFormat();
  const { status, decided_at } = application;
  const reply =
    status === 'accepted'
      ? { title: words.message, text: application.message }
      : { title: words.declineReason, text: application.decline_reason };

  return (
    <Card as="article" interactive tone={status === 'rejected' ? 'quiet' : 'standard'}>
      <Stack space="16">
        <div className={row}>
          <div className={main}>
            <div className={titles}>
              <Heading level={2} size="small">
                <bdi>{application.listing_title}</bdi>
              </Heading>
              <Text as="span" tone="muted">
                <bdi>{facts.company(application.company_name)}</bdi>
              </Text>
            </div>
            <CardFacts
              items={[
                { term: facts.category, value: categories[application.category], icon: <Tag /> },
                { term: facts.location, value: application.location, icon: <MapPin /> },
              ]}
            />
            <p dir="auto" className={summary}>
              {application.short_description}
            </p>
          </div>
          <div className={aside}>
            <span className={state}>
              <Badge {...looks[status]}>{applicationStatuses[status]}</Badge>
            </span>
            <span className={since}>
              <Text as="span" size="small" tone="muted" numeric>
                {words.appliedOn(format.date(application.applied_at))}
              </Text>
            </span>
            {decided_at !== null && (
              <Text as="span" size="small" tone="muted" numeric>
                {words.decidedOn(format.date(decided_at))}
              </Text>
            )}
            <span className={way}>
              <span className={wayLink}>
                <CardLink href={jobHref}>
                  {words.viewJob}
                  <VisuallyHidden> {application.listing_title}</VisuallyHidden>
                </CardLink>
                <ArrowRight />
              </span>
            </span>
          </div>
        </div>
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
