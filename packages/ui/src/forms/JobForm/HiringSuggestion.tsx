'use client';

import { placeName } from '@skillharbor/prose';
import { useContext } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { UiContext } from '../../primitives/UiProvider/context.ts';
import type { HiringValues } from './hiringValues.ts';
import type { JobValues } from './jobValues.ts';
import { suggestHiring } from './suggestHiring.ts';

export interface HiringSuggestionProps {
  values: JobValues;
  onTake: (changes: Partial<HiringValues>) => void;
}

/** Offers the place that the text of the location names, until the client has chosen a place. */
export function HiringSuggestion({ values, onTake }: HiringSuggestionProps) {
  const { hiring } = useClientMessages().jobForm;
  const { locale } = useContext(UiContext);
  const suggestion = suggestHiring(values);
  if (!suggestion) return null;
  const { kind, place, changes } = suggestion;
  return (
    <Inline space="12">
      <Text as="span" tone="muted">
        {hiring.suggestion(place === 'anywhere' ? hiring.anywhere : placeName(place, hiring, locale))}
      </Text>
      <Button variant="quiet" onClick={() => onTake(changes)}>
        {kind === 'country' ? hiring.useCountry : hiring.useHireFrom}
      </Button>
    </Inline>
  );
}
