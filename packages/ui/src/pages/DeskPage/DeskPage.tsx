'use client';

import type { Desk, DeskFigures } from '@skillharbor/contract';
import { DeskFrame } from '../../layout/DeskFrame/DeskFrame.tsx';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable } from '../../primitives/state.ts';
import { DeskLog } from './DeskLog.tsx';
import { DeskMails } from './DeskMails.tsx';
import type { DeskMailsProps } from './DeskMails.tsx';

export type { MailAction } from './DeskMails.tsx';
import { DeskTasks } from './DeskTasks.tsx';
import type { DeskTasksProps } from './DeskTasks.tsx';
import { Figures } from './Figures.tsx';
import { Findings } from './Findings.tsx';
import type { FindingsProps } from './Findings.tsx';

export interface DeskPageProps {
  /** The state of the installation, as the server reports it. */
  desk: Loadable<Desk>;
  /** The numbers of the installation. */
  figures: Loadable<DeskFigures>;
  hrefs: DeskHrefs;
  /** The addresses of the open cases and of the appealed ones. */
  caseHrefs: Readonly<Record<'open' | 'appealed', string>>;
  /** The props for sending failed mails again, or giving them up. */
  mailing: Omit<DeskMailsProps, 'mails'>;
  /** The props for running a background task. */
  running: Omit<DeskTasksProps, 'tasks'>;
  /** The props for the examination of the installation, which starts on request. */
  examining: FindingsProps;
}

/**
 * Shows operators the state of the installation: its numbers, mails and tasks. An examination finds problems, and a log
 * lists the actions of operators.
 */
export function DeskPage(props: DeskPageProps) {
  const { desk, figures, hrefs, caseHrefs, mailing, running, examining } = props;
  const messages = useDeskMessages().overview;
  return (
    <DeskFrame part="overview" hrefs={hrefs} title={messages.title} lead={messages.lead}>
      <LoadableContent
        of={desk}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="6rem" />
            <Skeleton shape="block" height="12rem" />
          </Stack>
        }
      >
        {(data) => (
          <Stack space="48">
            <Section title={messages.numbers}>
              <Numbers desk={data} caseHrefs={caseHrefs} />
            </Section>
            <Section title={messages.figures}>
              <LoadableContent
                of={figures}
                skeleton={
                  <Stack space="12">
                    <Spinner label={messages.loadingFigures} />
                    <Skeleton shape="block" height="16rem" />
                  </Stack>
                }
              >
                {(loaded) => <Figures figures={loaded} />}
              </LoadableContent>
            </Section>
            <Section title={messages.mails}>
              <DeskMails mails={data.mails} {...mailing} />
            </Section>
            <Section title={messages.tasks}>
              <DeskTasks tasks={data.tasks} {...running} />
            </Section>
            <Section title={messages.examination}>
              <Findings {...examining} />
            </Section>
            <Section title={messages.log}>
              <DeskLog entries={data.log} />
            </Section>
          </Stack>
        )}
      </LoadableContent>
    </DeskFrame>
  );
}

function Numbers({ desk, caseHrefs }: { desk: Desk } & Pick<DeskPageProps, 'caseHrefs'>) {
  const messages = useDeskMessages().overview;
  const format = useFormat();
  return (
    <DescriptionList
      layout="row"
      items={[
        {
          term: messages.cases,
          value: (
            <Inline space="12">
              {(['open', 'appealed'] as const).map((state) => (
                <Link key={state} href={caseHrefs[state]}>
                  {messages.casesIn[state](format.number(desk.cases[state]))}
                </Link>
              ))}
            </Inline>
          ),
        },
        { term: messages.freelancers, value: format.number(desk.freelancers) },
        { term: messages.clients, value: format.number(desk.clients) },
        { term: messages.openJobs, value: format.number(desk.open_jobs) },
        { term: messages.applications, value: format.number(desk.applications) },
        { term: messages.lateDecisions, value: format.number(desk.late_decisions) },
        { term: messages.version, value: desk.version },
      ]}
    />
  );
}
