import type { Suggestion } from '@skillharbor/contract';
import type { JobFilters } from '@skillharbor/ui/pages';
import { useFormat, useJobMessages, useSettled } from '@skillharbor/ui/primitives';
import type { Suggestions } from '@skillharbor/ui/primitives';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';
import { suggestionsQuery } from './queries.ts';

const kinds = ['title', 'skill', 'company', 'location'] as const satisfies Suggestion['kind'][];
const none: readonly never[] = [];
/** One letter begins too many words. */
const MIN_LENGTH = 2;
/** A user who is still typing asks for nothing. */
const TYPING_PAUSE_MS = 120;

interface Choices {
  /** The user asks for these words. */
  onSearch: (words: string) => void;
  /** The user asks for the jobs of a company, or in a place. */
  onFilter: (filter: Pick<JobFilters, 'company'> | Pick<JobFilters, 'location'>) => void;
}

/** What the search field offers: the last searches while it is empty, and then what jobs have. */
export function useSuggestions({ onSearch, onFilter }: Choices): Suggestions {
  const app = useApp();
  const { suggestions: messages } = useJobMessages();
  const { number } = useFormat();
  const [text, setText] = useState('');
  const { subscribe, get, clear } = app.recentSearches;
  const recent = useSyncExternalStore(subscribe, get, () => none);
  const search = text.trim();
  const isAsked = search.length >= MIN_LENGTH;
  const settled = useSettled(search, TYPING_PAUSE_MS);
  const { data = none } = useQuery({
    ...suggestionsQuery(app, settled),
    enabled: isAsked && settled.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  });

  const offered = new Map(data.map((one) => [`${one.kind} ${one.text}`, one]));
  const groupOf = (kind: Suggestion['kind']) => ({
    label: messages[kind],
    items: [...offered]
      .filter(([, one]) => one.kind === kind)
      .map(([id, { text: label, count }]) => ({
        id,
        text: label,
        detail: messages.count(count, number(count)),
      })),
  });
  const recentGroup = {
    label: messages.recent,
    items: recent.map((words) => ({ id: `recent ${words}`, text: words })),
    clear: { label: messages.clearRecent, onClear: clear },
  };

  return {
    groups: search === '' ? [recentGroup] : isAsked ? kinds.map(groupOf) : none,
    onType: setText,
    onChoose: (id) => {
      const chosen = offered.get(id);
      if (chosen?.kind === 'company') onFilter({ company: [chosen.text] });
      else if (chosen?.kind === 'location') onFilter({ location: [chosen.text] });
      else onSearch(chosen?.text ?? id.replace(/^recent /, ''));
    },
  };
}
