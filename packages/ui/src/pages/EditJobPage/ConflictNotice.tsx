'use client';

import type { Job } from '@skillharbor/contract';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { JobField } from '../../forms/JobForm/jobValues.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { usePayFormat } from '../../cards/JobView/usePayFormat.ts';

/** Shows another user's changes before the client's own text can replace them. */
export function ConflictNotice(props: {
  changed: readonly JobField[];
  /** The current version of the job. */
  current: Job;
  onUseCurrent: () => void;
}) {
  const { changed, current, onUseCurrent } = props;
  const client = useClientMessages();
  const jobs = useJobMessages();
  const format = useFormat();
  const formatPay = usePayFormat();
  const messages = client.editJob.conflict;
  const { labels } = client.jobForm;
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => ref.current?.focus(), []);

  const values: Record<JobField, ReactNode> = {
    title: <bdi>{current.title}</bdi>,
    short_description: <Prose>{current.short_description}</Prose>,
    description: <Prose>{current.description}</Prose>,
    category: jobs.categories[current.category],
    location: <bdi>{current.location}</bdi>,
    employment_type: jobs.employmentTypes[current.employment_type],
    remote: jobs.workTypes[current.remote],
    pay: <bdi>{current.pay ? formatPay(current.pay) : jobs.facts.notGiven}</bdi>,
    salary_range: <bdi>{current.salary_range ?? jobs.facts.notGiven}</bdi>,
    application_deadline: format.date(current.application_deadline),
    answers_by: format.date(current.answers_by),
    blind_review: client.jobForm.reviews[current.blind_review ? 'blind' : 'named'].label,
    application_limit:
      current.application_limit === null ? jobs.facts.notGiven : format.number(current.application_limit),
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
              items={changed.map((field) => ({ term: labels[field], value: values[field] }))}
            />
            <Text>{messages.choice}</Text>
            <Button onClick={onUseCurrent}>{messages.useCurrent}</Button>
          </Stack>
        )}
      </Notice>
    </div>
  );
}
