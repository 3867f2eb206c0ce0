'use client';

import type { Job } from '@skillharbor/contract';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useJobWords } from '../../cards/JobChanges/useJobWords.ts';
import type { JobField } from '../../forms/JobForm/jobValues.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** Shows another user's changes of the job, before the client's text replaces them. */
export function ConflictNotice(props: {
  changed: readonly JobField[];
  /** The current version of the job. */
  current: Job;
  onUseCurrent: () => void;
}) {
  const { changed, current, onUseCurrent } = props;
  const client = useClientMessages();
  const { facts, labels } = useJobMessages();
  const wordsOf = useJobWords();
  const messages = client.editJob.conflict;
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => ref.current?.focus(), []);

  const valueOf = (field: JobField): ReactNode => {
    if (field === 'short_description' || field === 'description') return <Prose>{current[field]}</Prose>;
    if (field === 'blind_review')
      return client.jobForm.reviews[current.blind_review ? 'blind' : 'named'].label;
    if (field === 'screening_questions')
      return (
        <Prose>{current.screening_questions.map(({ text }) => text).join('\n\n') || facts.notGiven}</Prose>
      );
    return <bdi>{wordsOf(current, field)}</bdi>;
  };

  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="warning" title={messages.title}>
        {changed.length === 0 ? (
          <Text>{messages.otherwise}</Text>
        ) : (
          <Stack space="16" align="start">
            <Text>{messages.explanation}</Text>
            <DescriptionList
              items={changed.map((field) => ({ term: labels[field], value: valueOf(field) }))}
            />
            <Text>{messages.choice}</Text>
            <Button onClick={onUseCurrent}>{messages.useCurrent}</Button>
          </Stack>
        )}
      </Notice>
    </div>
  );
}
