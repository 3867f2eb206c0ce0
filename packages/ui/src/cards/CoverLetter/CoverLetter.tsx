'use client';

import type { Application, MaskedLetter } from '@skillharbor/contract';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

export interface CoverLetterProps {
  application: Pick<Application, 'cover_letter' | 'masked'>;
}

/** Shows the cover letter of an application to its client, and says which passages blind review hides. */
export function CoverLetter({ application: { cover_letter, masked } }: CoverLetterProps) {
  return (
    <Stack space="12">
      <Prose>{cover_letter}</Prose>
      {masked && <MaskedPassages masked={masked} />}
    </Stack>
  );
}

const kinds = ['names', 'addresses', 'links'] as const satisfies (keyof MaskedLetter)[];

function MaskedPassages({ masked }: { masked: MaskedLetter }) {
  const messages = useClientMessages().blindReview.masked;
  const format = useFormat();
  const parts = kinds
    .filter((kind) => masked[kind] > 0)
    .map((kind) => messages[kind](masked[kind], format.number(masked[kind])));
  if (parts.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {messages.explanation(format.list(parts))}
    </Text>
  );
}
