'use client';

import type { JobEvidence as Evidence } from '@skillharbor/contract';
import { CalendarDays, Copy, Globe, Inbox, Pause, Pencil } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEvidenceMessages } from '../../messages/useEvidenceMessages.ts';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import * as styles from './JobEvidence.css.ts';

export interface JobEvidenceProps {
  /** The facts that the server knows about the job. */
  evidence: Loadable<Evidence>;
}

/**
 * Lists what the server knows about whether a job is real. There is no score, so that readers judge for themselves.
 *
 * @use Below a job, for people who think about applying.
 */
export function JobEvidence({ evidence }: JobEvidenceProps) {
  const messages = useEvidenceMessages().job;
  return (
    <Section space="16" title={messages.title}>
      <Text tone="muted">{messages.introduction}</Text>
      <LoadableContent
        of={evidence}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton width="16rem" height="1.5rem" />
            <Skeleton width="20rem" height="1.5rem" />
          </Stack>
        }
      >
        {(data) => <Facts evidence={data} />}
      </LoadableContent>
    </Section>
  );
}

function Facts({ evidence }: { evidence: Evidence }) {
  const messages = useEvidenceMessages().job;
  const format = useFormat();
  const { posted_at: posted, reopened_at: reopened, pauses, edits, posted_before: before, domain } = evidence;
  const { received, opened, decided } = evidence.applications;
  return (
    <ul className={styles.list}>
      {posted !== null && <Fact icon={CalendarDays}>{messages.posted(format.date(posted))}</Fact>}
      {pauses > 0 && (
        <Fact icon={Pause}>
          {messages.pauses(pauses, format.number(pauses))}
          {reopened !== null && ` ${messages.reopened(format.date(reopened))}`}
        </Fact>
      )}
      {edits > 0 && <Fact icon={Pencil}>{messages.edits(edits, format.number(edits))}</Fact>}
      <Fact icon={Inbox}>
        {received === 0
          ? messages.noApplications
          : messages.applications(
              received,
              format.number(received),
              format.number(opened),
              format.number(decided),
            )}
      </Fact>
      {before && (
        <Fact icon={Copy}>
          {before.first_at === null
            ? messages.neverBefore
            : messages.before(before.times, format.number(before.times), format.date(before.first_at))}
        </Fact>
      )}
      <Fact icon={Globe}>
        {domain ? messages.domain(domain.host, format.date(domain.confirmed_at)) : messages.noDomain}
      </Fact>
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: React.ReactNode }) {
  return (
    <li className={styles.fact}>
      <span className={styles.icon}>
        <Icon size={16} />
      </span>
      <Text as="span" numeric>
        {children}
      </Text>
    </li>
  );
}
