'use client';

import { useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { Suggestion, Suggestions } from './suggestions.ts';

/**
 * Returns the behaviour of a combobox. The arrow keys move through the list while the focus stays in the field (ARIA
 * APG, "list autocomplete").
 */
export function useSuggestionList(suggestions: Suggestions | undefined, onChosen: () => void) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const groups = isOpen ? (suggestions?.groups.filter(({ items }) => items.length > 0) ?? []) : [];
  const items = groups.flatMap((group) => group.items);
  const active = items.findIndex(({ id }) => id === activeId);

  const close = () => {
    setOpen(false);
    setActiveId(null);
  };
  const choose = ({ id }: Suggestion) => {
    close();
    onChosen();
    suggestions?.onChoose(id);
  };
  const open = (text: string) => {
    setOpen(true);
    setActiveId(null);
    suggestions?.onType(text);
  };
  /**
   * Moves to the next or previous suggestion. The order wraps around at the field, which comes before the first
   * suggestion and after the last one.
   */
  const move = (step: 1 | -1) => {
    const places = items.length + 1;
    setActiveId(items[((active + 1 + step + places) % places) - 1]?.id ?? null);
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = items[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else open(event.currentTarget.value);
    } else if (event.key === 'Enter' && chosen) choose(chosen);
    // If no list is open, Escape is left to the browser, which empties the field.
    else if (event.key === 'Escape' && items.length > 0) close();
    else return;
    event.preventDefault();
  }

  return {
    listId,
    groups,
    activeId: items[active]?.id ?? null,
    choose,
    close,
    open,
    idOf: ({ id }: Suggestion) => `${listId}-${id}`,
    /** The event handler for the element that contains the field and its list. */
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
    /** The props of the field. */
    fieldProps: suggestions && {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': items.length > 0,
      'aria-controls': items.length > 0 ? listId : undefined,
      'aria-activedescendant': active >= 0 ? `${listId}-${items[active]?.id}` : undefined,
      onKeyDown,
      onClick: (event: { currentTarget: HTMLInputElement }) => open(event.currentTarget.value),
    },
  };
}

export type SuggestionList = ReturnType<typeof useSuggestionList>;
