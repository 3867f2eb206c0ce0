'use client';

import type { Report, ReportOutcome } from '@skillharbor/contract';
import { CheckCheck, Hourglass, ShieldCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useReportMessages } from '../../messages/useReportMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable } from '../../primitives/state.ts';

export interface ReportStatusPageProps {
  /** The report that the link in the receipt belongs to. */
  report: Loadable<Report>;
  homeHref: string;
}

const looks: Record<ReportOutcome, { tone: BadgeProps['tone']; icon: ReactNode }> = {
  open: { tone: 'neutral', icon: <Hourglass /> },
  dismissed: { tone: 'neutral', icon: <CheckCheck /> },
  acted: { tone: 'positive', icon: <ShieldCheck /> },
  reversed: { tone: 'caution', icon: <Undo2 /> },
};

/** Shows the outcome of a report to the reporter, who may have no account. */
export function ReportStatusPage({ report, homeHref }: ReportStatusPageProps) {
  const { page: messages, kinds, reasons } = useReportMessages();
  const format = useFormat();
  const home = (
    <LinkButton href={homeHref} variant="quiet">
      {messages.home}
    </LinkButton>
  );
  return (
    <PageBody width="reading">
      <Stack space="32">
        <Heading level={1}>
          {report.status === 'ready' ? messages.titleOf(report.data.number) : messages.title}
        </Heading>
        <LoadableContent of={report} skeleton={<Spinner label={messages.loading} />} errorAction={home}>
          {({ kind, title, reason, words, reported_at, outcome, decided_at }) => (
            <Stack space="32">
              <Stack space="12" align="start">
                <Badge {...looks[outcome]}>{messages.outcomes[outcome].state}</Badge>
                <Text size="large">{messages.outcomes[outcome].explanation}</Text>
              </Stack>
              <DescriptionList
                layout="row"
                items={[
                  {
                    term: messages.about,
                    value: (
                      <>
                        {kinds[kind]}: <bdi>{title}</bdi>
                      </>
                    ),
                    wide: true,
                  },
                  { term: messages.reason, value: reasons[reason], wide: true },
                  { term: messages.reportedOn, value: format.date(reported_at) },
                  ...(decided_at === null
                    ? []
                    : [{ term: messages.decidedOn, value: format.date(decided_at) }]),
                ]}
              />
              {words !== '' && (
                <Section space="12" title={messages.words}>
                  <Prose>{words}</Prose>
                </Section>
              )}
              <Stack space="12" align="start">
                <Text size="small" tone="muted">
                  {messages.private}
                </Text>
                {home}
              </Stack>
            </Stack>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
