'use client';

import type { Question } from '@skillharbor/contract';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQuestionMessages } from '../../messages/useQuestionMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './QuestionAndReply.css.ts';

export interface QuestionAndReplyProps {
  question: Question;
  /** The reader's actions on the question. */
  actions?: ReactNode;
  /** The form for the reply. While the client writes, it replaces the reply. */
  form?: ReactNode;
}

/**
 * Shows a question about a job with its reply. Without a reply, it says that the question is waiting for one. It also
 * says if a moderator hides the question or the reply from others. It never names the asker.
 *
 * @use On the page of a job, and on the page where its client manages it.
 */
export function QuestionAndReply({ question, actions, form }: QuestionAndReplyProps) {
  const messages = useQuestionMessages();
  const format = useFormat();
  const { reply, asked_at, replied_at } = question;
  const isHidden = question.is_hidden ?? question.is_reply_hidden ?? false;

  return (
    <Card as="article">
      <Stack space="16">
        <div className={styles.question}>
          <VisuallyHidden>{messages.question}</VisuallyHidden>
          <Prose>{question.question}</Prose>
        </div>
        {form}
        {!form && reply !== null && (
          <div className={styles.reply}>
            <Heading level={3} size="tiny">
              {messages.reply}
            </Heading>
            <Prose>{reply}</Prose>
          </div>
        )}
        <div className={styles.foot}>
          <div className={styles.state}>
            {isHidden && <Badge tone="caution">{messages.hidden}</Badge>}
            {!isHidden && replied_at === null && (
              <Badge tone="neutral" icon={<Hourglass />}>
                {messages.waiting}
              </Badge>
            )}
            <Text as="span" size="small" tone="muted" numeric>
              {replied_at === null
                ? messages.askedOn(format.date(asked_at))
                : messages.repliedOn(format.date(replied_at))}
            </Text>
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </Stack>
    </Card>
  );
}
