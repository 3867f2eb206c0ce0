'use client';

import type { JobVersion } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextList } from './TextList.tsx';
import { longFields, shortFields, useJobWords } from './useJobWords.ts';

/** Shows all texts and values of one version of a job. */
export function JobVersionDetails({ version }: { version: JobVersion }) {
  const { labels } = useJobMessages();
  const wordsOf = useJobWords();
  const given = shortFields.filter((field) => version[field] !== null);
  return (
    <Stack space="24">
      <DescriptionList
        layout="row"
        items={given.map((field) => ({
          term: labels[field],
          value: <bdi>{wordsOf(version, field)}</bdi>,
          wide: field === 'title',
        }))}
      />
      <TextList items={longFields.map((field) => ({ name: labels[field], text: version[field] }))} />
    </Stack>
  );
}
