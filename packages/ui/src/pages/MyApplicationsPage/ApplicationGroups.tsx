'use client';

import type { MyApplication } from '@skillharbor/contract';
import { ApplicationCard } from '../../cards/ApplicationCard/ApplicationCard.tsx';
import { ApplicationRow } from '../../cards/ApplicationRow/ApplicationRow.tsx';
import { RowSheet } from '../../cards/JobList/RowSheet.tsx';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

export interface ApplicationGroupsProps {
  applications: readonly MyApplication[];
  jobHref: (id: number) => string;
  applicationHref: (id: number) => string;
  conversationHref: (id: number) => string;
  agreementHref: (id: number) => string;
  today: string;
}

/** The largest number of ended applications that are shown at first. If there are more, the others are collapsed. */
const MOST_DONE = 5;

/** Lists accepted applications first, then undecided ones, and then those that have ended. */
export function ApplicationGroups({ applications, ...cards }: ApplicationGroupsProps) {
  const { list: messages, statuses } = useApplicationMessages();
  const format = useFormat();
  const accepted = applications.filter(({ status }) => status === 'accepted');
  const pending = applications.filter(({ status }) => status === 'pending');
  const done = applications.filter(({ status }) => status !== 'accepted' && status !== 'pending');
  const folded = done.slice(MOST_DONE);
  return (
    <Stack space="48">
      {accepted.length > 0 && (
        <Section space="16" title={statuses.accepted}>
          <Cards applications={accepted} {...cards} />
        </Section>
      )}
      {pending.length > 0 && (
        <Section space="16" title={messages.waitingForThem}>
          <Cards applications={pending} {...cards} />
        </Section>
      )}
      {done.length > 0 && (
        <Section space="16" title={messages.done}>
          <Rows applications={done.slice(0, MOST_DONE)} {...cards} />
          {folded.length > 0 && (
            <Disclosure summary={messages.moreDone(folded.length, format.number(folded.length))}>
              <Rows applications={folded} {...cards} />
            </Disclosure>
          )}
        </Section>
      )}
    </Stack>
  );
}

function Cards({ applications, today, ...hrefs }: ApplicationGroupsProps) {
  return (
    <Stack as="ul" space="12">
      {applications.map((application) => (
        <li key={application.id}>
          <ApplicationCard
            application={application}
            jobHref={hrefs.jobHref(application.listing)}
            href={hrefs.applicationHref(application.id)}
            conversationHref={hrefs.conversationHref(application.id)}
            agreementHref={hrefs.agreementHref(application.id)}
            today={today}
          />
        </li>
      ))}
    </Stack>
  );
}

function Rows({ applications, jobHref, applicationHref }: ApplicationGroupsProps) {
  return (
    <RowSheet>
      {applications.map((application) => (
        <li key={application.id}>
          <ApplicationRow
            application={application}
            jobHref={jobHref(application.listing)}
            href={applicationHref(application.id)}
          />
        </li>
      ))}
    </RowSheet>
  );
}
