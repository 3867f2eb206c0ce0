'use client';

import type { Ruling } from '@skillharbor/contract';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/** Shows the decision about a case, who made it, and why. */
export function RulingNotice({ ruling }: { ruling: Ruling }) {
  const { actions, rules, ruling: messages } = useModerationMessages();
  const format = useFormat();
  const { action, rule, reason, decided_at, decided_by, ends_at, reversed_at } = ruling;
  const date = format.date(decided_at);
  return (
    <Notice tone="info" title={actions[action].done}>
      <Stack space="8">
        <Text>
          {decided_by === null ? messages.byFormer(date) : messages.by(decided_by, date)}
          {ends_at !== null && ` · ${messages.until(format.date(ends_at))}`}
        </Text>
        {rule !== null && <Text weight="medium">{rules[rule]}</Text>}
        {reason !== '' && <Prose>{reason}</Prose>}
        {reversed_at !== null && <Text weight="medium">{messages.reversed(format.date(reversed_at))}</Text>}
      </Stack>
    </Notice>
  );
}
