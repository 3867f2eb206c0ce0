'use client';

import type { JobEdit } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { ChangedValues } from './ChangedValues.tsx';
import { longFields, shortFields, useJobWords } from './useJobWords.ts';

export type ChangeListProps = Pick<JobEdit, 'before' | 'after'>;

/** Lists the differences between two versions of a job. For a long text, both versions can be opened and read. */
export function ChangeList({ before, after }: ChangeListProps) {
  const { changes: messages, labels } = useJobMessages();
  const wordsOf = useJobWords();
  return (
    <ChangedValues
      short={shortFields
        .filter((field) => field in after)
        .map((field) => ({
          name: labels[field],
          before: wordsOf(before, field),
          after: wordsOf(after, field),
        }))}
      long={longFields
        .filter((field) => field in after)
        .map((field) => ({
          name: messages.texts[field],
          before: before[field] ?? '',
          after: after[field] ?? '',
        }))}
    />
  );
}
