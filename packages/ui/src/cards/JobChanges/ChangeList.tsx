'use client';

import type { JobEdit } from '@skillharbor/contract';
import { ArrowRight } from 'lucide-react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './JobChanges.css.ts';
import { TextList } from './TextList.tsx';
import { longFields, shortFields, useJobWords } from './useJobWords.ts';

export type ChangeListProps = Pick<JobEdit, 'before' | 'after'>;

/** Lists the differences between two versions of a job. For a long text, both versions can be opened and read. */
export function ChangeList({ before, after }: ChangeListProps) {
  const { changes: messages, labels } = useJobMessages();
  const wordsOf = useJobWords();
  const short = shortFields.filter((field) => field in after);
  const long = longFields.filter((field) => field in after);
  return (
    <Stack space="8">
      {short.length > 0 && (
        <dl className={styles.changes}>
          {short.map((field) => (
            <div key={field}>
              <dt className={styles.term}>{labels[field]}</dt>
              <dd className={styles.values}>
                <del className={styles.before}>
                  <VisuallyHidden>{messages.before}</VisuallyHidden>
                  <bdi>{wordsOf(before, field)}</bdi>
                </del>{' '}
                <span className={styles.now}>
                  <span className={styles.arrow}>
                    <ArrowRight size={16} />
                  </span>
                  <ins className={styles.after}>
                    <VisuallyHidden>{messages.after}</VisuallyHidden>
                    <bdi>{wordsOf(after, field)}</bdi>
                  </ins>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {long.map((field) => (
        <Disclosure key={field} summary={messages.texts[field]}>
          <TextList
            items={[
              { name: messages.textBefore, text: before[field] ?? '' },
              { name: messages.textAfter, text: after[field] ?? '' },
            ]}
          />
        </Disclosure>
      ))}
    </Stack>
  );
}
