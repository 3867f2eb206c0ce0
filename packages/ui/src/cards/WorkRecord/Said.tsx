'use client';

import type { WorkRecordItem } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import { useWorkRecordMessages } from '../../messages/useWorkRecordMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { about, said, sentence as sentenceStyle } from './WorkRecord.css.ts';

export interface SaidProps {
  item: WorkRecordItem;
  /** The name of the other person or company, and the address of its page if there is one. */
  other: { name: string; href: string | null };
}

/** Quotes a sentence from the work record, with the name of the other person or company, the job, and the months. */
export function Said({ item: { sentence, job_title, started, done }, other }: SaidProps) {
  const messages = useWorkRecordMessages();
  const format = useFormat();
  const workedWith = messages.workedWith(other.name === noCompany ? messages.client : other.name);
  return (
    <figure className={said}>
      <blockquote className={sentenceStyle}>
        <Text>
          <bdi>{sentence}</bdi>
        </Text>
      </blockquote>
      <figcaption className={about}>
        <Text as="span" size="small" weight="medium">
          {other.href === null ? <bdi>{workedWith}</bdi> : <Link href={other.href}>{workedWith}</Link>}
        </Text>
        <Text as="span" size="small" tone="muted">
          <bdi>{job_title}</bdi>
        </Text>
        <Text as="span" size="small" tone="muted" numeric>
          {format.months(started, done)}
        </Text>
      </figcaption>
    </figure>
  );
}
