'use client';

import { useAdviceMessages } from '../../messages/useAdviceMessages.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Advice } from './jobAdvice.ts';
import * as styles from './JobAssistant.css.ts';

/** The largest number of suggestions that are shown at once. A longer list would look like a list of faults. */
const AT_ONCE = 3;

/** Lists possible improvements, the most useful first, or nothing. The client can post the job without them. */
export function Suggestions({ advice }: { advice: readonly Advice[] }) {
  const { suggestions } = useAdviceMessages();
  const format = useFormat();
  if (advice.length === 0) return null;
  const more = advice.slice(AT_ONCE);
  return (
    <Stack space="12">
      <Heading level={2} size="small">
        {suggestions.title}
      </Heading>
      <Text size="small" tone="muted">
        {suggestions.optional}
      </Text>
      <AdviceList advice={advice.slice(0, AT_ONCE)} />
      {more.length > 0 && (
        <Disclosure summary={suggestions.more(format.number(more.length))}>
          <AdviceList advice={more} />
        </Disclosure>
      )}
    </Stack>
  );
}

function AdviceList({ advice }: { advice: readonly Advice[] }) {
  const { sentences } = useAdviceMessages();
  const { labels } = useClientMessages().jobForm;
  const format = useFormat();
  const quoted = (words: readonly string[]) => format.list(words.map((word) => `“${word}”`));
  return (
    <ul role="list" className={styles.list}>
      {advice.map(({ id, field, words }) => (
        <li key={id} className={styles.item}>
          <Text size="small" weight="medium">
            {labels[field]}
          </Text>
          <Text size="small">{sentences[id](quoted(words))}</Text>
        </li>
      ))}
    </ul>
  );
}
