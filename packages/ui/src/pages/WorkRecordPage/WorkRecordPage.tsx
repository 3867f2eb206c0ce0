'use client';

import type { Role, WorkRecordEntry, WorkRecordStep } from '@skillharbor/contract';
import { Quote } from 'lucide-react';
import { OwnEntry } from '../../cards/WorkRecord/OwnEntry.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useWorkRecordMessages } from '../../messages/useWorkRecordMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';

export interface WorkRecordPageProps {
  /** The entries about the reader and by the reader, the newest work first. */
  entries: Loadable<readonly WorkRecordEntry[]>;
  reader: Role;
  /** The state of the last request, and the entry that it was about. */
  stepping: { submission: Submission; entryId: number | null };
  /**
   * Called with a step, such as confirming or hiding an entry. It is null for a team member with the role of reader,
   * who may not change anything.
   */
  onStep: ((entryId: number, step: WorkRecordStep) => void) | null;
}

/**
 * Lists the sentences that a user and the people they worked with wrote about each other, and lets the user confirm and
 * hide them.
 */
export function WorkRecordPage({ entries, ...own }: WorkRecordPageProps) {
  const messages = useWorkRecordMessages();
  return (
    <PageBody width="reading">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          <Text tone="muted">{messages.intro}</Text>
        </Stack>
        <LoadableContent
          of={entries}
          skeleton={
            <Stack space="12">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="8rem" />
            </Stack>
          }
        >
          {(data) =>
            data.length === 0 ? (
              <EmptyState title={messages.empty} icon={<Quote />}>
                {messages.emptyReason}
              </EmptyState>
            ) : (
              <Stack space="32">
                <Entries
                  title={messages.aboutYou}
                  entries={data.filter(({ about }) => about === own.reader)}
                  {...own}
                />
                <Entries
                  title={messages.byYou}
                  entries={data.filter(({ about }) => about !== own.reader)}
                  {...own}
                />
              </Stack>
            )
          }
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

interface EntriesProps extends Pick<WorkRecordPageProps, 'reader' | 'stepping' | 'onStep'> {
  title: string;
  entries: readonly WorkRecordEntry[];
}

function Entries({ title, entries, reader, stepping, onStep }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Section space="16" title={title}>
      <Stack space="16">
        {entries.map((entry) => (
          <OwnEntry
            key={entry.id}
            entry={entry}
            reader={reader}
            submission={stepping.entryId === entry.id ? stepping.submission : { status: 'idle' }}
            onStep={onStep && ((step) => onStep(entry.id, step))}
          />
        ))}
      </Stack>
    </Section>
  );
}
