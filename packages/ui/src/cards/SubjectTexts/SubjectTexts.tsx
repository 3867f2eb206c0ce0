'use client';

import type { SubjectText } from '@skillharbor/contract';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { field, list, name } from './SubjectTexts.css.ts';

export interface SubjectTextsProps {
  /** The texts, each with the name of its field. */
  texts: readonly SubjectText[];
  /** The same texts at another time. The texts that differ between the two times are marked. */
  compared?: readonly SubjectText[];
}

/**
 * Shows the texts of a reported subject, each with the name of its field.
 *
 * @use On the page of a case, and in a statement of reasons.
 */
export function SubjectTexts({ texts, compared }: SubjectTextsProps) {
  const { fields, case: messages } = useModerationMessages();
  return (
    <dl className={list}>
      {texts.map(({ field: key, text }) => {
        const other = compared?.find((one) => one.field === key);
        const isChanged = compared !== undefined && other?.text !== text;
        return (
          <div key={key} className={field({ changed: isChanged })}>
            <dt className={name}>
              {fields[key]}
              {isChanged && <Badge tone="caution">{other ? messages.changed : messages.removed}</Badge>}
            </dt>
            <dd>
              <Prose>{text}</Prose>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
