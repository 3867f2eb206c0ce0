'use client';

import type { ScreeningAnswer } from '@skillharbor/contract';
import { useApplicationMessages } from '../../messages/useApplicationMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ScreeningAnswersProps {
  answers: readonly ScreeningAnswer[];
}

/**
 * Shows the client's own questions with the answers of an application, and nothing if the client asked none.
 *
 * @use On the page of an application, after the cover letter.
 */
export function ScreeningAnswers({ answers }: ScreeningAnswersProps) {
  const messages = useApplicationMessages().screening;
  if (answers.length === 0) return null;
  return (
    <Section space="16" title={messages.title}>
      <DescriptionList
        items={answers.map(({ question, answer }) => ({ term: question, value: <Answer answer={answer} /> }))}
      />
    </Section>
  );
}

/** Shows an answer, or says that there is none. */
export function Answer({ answer }: Pick<ScreeningAnswer, 'answer'>) {
  const { noAnswer } = useApplicationMessages().screening;
  return answer === null ? <Text tone="muted">{noAnswer}</Text> : <Prose>{answer}</Prose>;
}
