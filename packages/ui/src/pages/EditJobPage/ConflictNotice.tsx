'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import type { JobValues } from '../../forms/JobForm/jobValues.ts';
import { Button, Facts, Notice, Prose, Stack, Text, useFormat, useMessages } from '../../primitives/index.ts';

/** Says what somebody else changed meanwhile, before one's own text may replace it. */
export function ConflictNotice(props: {
  changed: readonly (keyof JobValues)[];
  /** The job as it is now. */
  current: JobValues;
  onUseCurrent: () => void;
}) {
  const { changed, current, onUseCurrent } = props;
  const { client, jobs } = useMessages();
  const format = useFormat();
  const words = client.editJob.conflict;
  const { labels } = client.jobForm;
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => ref.current?.focus(), []);

  const values: Record<keyof JobValues, ReactNode> = {
    title: <Prose>{current.title}</Prose>,
    short_description: <Prose>{current.short_description}</Prose>,
    description: <Prose>{current.description}</Prose>,
    category: jobs.categories[current.category],
    location: <Prose>{current.location}</Prose>,
    employment_type: jobs.employmentTypes[current.employment_type],
    remote: jobs.workTypes[current.remote],
    salary_range: <Prose>{current.salary_range || jobs.facts.notGiven}</Prose>,
    application_deadline: format.date(current.application_deadline),
  };

  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="warning" title={words.title}>
        {changed.length === 0 ? (
          <Text>{words.otherwise}</Text>
        ) : (
          <Stack space="16" align="start">
            <Text>{words.explanation}</Text>
            <Facts items={changed.map((field) => ({ term: labels[field], value: values[field] }))} />
            <Text>{words.choice}</Text>
            <Button onClick={onUseCurrent}>{words.useCurrent}</Button>
          </Stack>
        )}
      </Notice>
    </div>
  );
}
