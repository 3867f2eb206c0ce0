'use client';

import { ArrowRight } from 'lucide-react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './JobChanges.css.ts';
import { TextList } from './TextList.tsx';

interface ChangedValue {
  /** The name of the changed value. For a long text, it is a sentence that says that the text has changed. */
  name: string;
  before: string;
  after: string;
}

export interface ChangedValuesProps {
  /** The changed values that are short enough for one line. */
  short: readonly ChangedValue[];
  /** The changed long texts. The user can open and read both versions of each. */
  long: readonly ChangedValue[];
}

/** Lists values before and after a change. Screen readers announce which value is the old one. */
export function ChangedValues({ short, long }: ChangedValuesProps) {
  const messages = useJobMessages().changes;
  return (
    <Stack space="8">
      {short.length > 0 && (
        <dl className={styles.changes}>
          {short.map(({ name, before, after }) => (
            <div key={name}>
              <dt className={styles.term}>{name}</dt>
              <dd className={styles.values}>
                <del className={styles.before}>
                  <VisuallyHidden>{messages.before}</VisuallyHidden>
                  <bdi>{before}</bdi>
                </del>{' '}
                <span className={styles.now}>
                  <span className={styles.arrow}>
                    <ArrowRight size={16} />
                  </span>
                  <ins className={styles.after}>
                    <VisuallyHidden>{messages.after}</VisuallyHidden>
                    <bdi>{after}</bdi>
                  </ins>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {long.map(({ name, before, after }) => (
        <Disclosure key={name} summary={name}>
          <TextList
            items={[
              { name: messages.textBefore, text: before },
              { name: messages.textAfter, text: after },
            ]}
          />
        </Disclosure>
      ))}
    </Stack>
  );
}
