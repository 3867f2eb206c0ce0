'use client';

import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface FilterChip {
  key: string;
  text: string;
  onRemove: () => void;
}

export interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClear: () => void;
  /** Called when a pressed button is about to disappear, so that the page can move the focus to another element. */
  onCleared: () => void;
}

/** Shows the active filters, each with a button that removes it. */
export function FilterChips({ chips, onClear, onCleared }: FilterChipsProps) {
  const { list: messages } = usePrimitiveMessages();
  if (chips.length === 0) return null;
  return (
    <section>
      <VisuallyHidden as="h2">{messages.activeFilters}</VisuallyHidden>
      <Inline space="8">
        {chips.map(({ key, text, onRemove }) => (
          <Chip
            key={key}
            removeLabel={messages.removeFilter(text)}
            onRemove={() => {
              onRemove();
              onCleared();
            }}
          >
            <bdi>{text}</bdi>
          </Chip>
        ))}
        {chips.length > 1 && (
          <Button
            variant="quiet"
            onClick={() => {
              onClear();
              onCleared();
            }}
          >
            {messages.clearFilters}
          </Button>
        )}
      </Inline>
    </section>
  );
}
