'use client';

import type { ScreeningAnswer } from '@skillharbor/contract';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ScreeningAnswersProps {
  /** The answers, each with its question. */
  answers: readonly ScreeningAnswer[];
}

/**
 * Shows the client's own questions with the answers of an application, or nothing if the client asked none.
 *
 * @use On the page of an application, after the cover letter.
 */
export function ScreeningAnswers({ answers }: ScreeningAnswersProps) {
  const messages = useApplicationMessages().screening;
  if (answers.length === 0) return null;
  return (
    <Section space="16" title={messages.title}>
      {answers.map(({ question_id, question, answer }) => (
        <Stack key={question_id} space="4">
          <Heading level={3} size="tiny">
            <bdi>{question}</bdi>
          </Heading>
          <Answer answer={answer} />
        </Stack>
      ))}
    </Section>
  );
}

/** Shows an answer, or says that there is none. */
export function Answer({ answer }: Pick<ScreeningAnswer, 'answer'>) {
  const { noAnswer } = useApplicationMessages().screening;
  return answer === null ? <Text tone="muted">{noAnswer}</Text> : <Prose>{answer}</Prose>;
}
