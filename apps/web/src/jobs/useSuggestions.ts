import type { Suggestion } from '@skillharbor/contract';
import type { JobFilters } from '@skillharbor/ui/pages';
import { useFormat, useJobMessages, useSettled } from '@skillharbor/ui/primitives';
import type { Suggestions } from '@skillharbor/ui/primitives';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';
import { noSearches } from '../storage/recentSearches.ts';
import { suggestionsQuery } from './queries.ts';

const kinds = ['title', 'skill', 'company', 'location'] as const satisfies Suggestion['kind'][];
const none: readonly never[] = [];
/** Suggestions need at least this many letters, because too many words begin with a single letter. */
const MIN_LENGTH = 2;
/** The pause in typing, in milliseconds, after which suggestions are requested. */
const TYPING_PAUSE_MS = 120;

interface Choices {
  /** Searches for these words. */
  onSearch: (words: string) => void;
  /** Filters the jobs by a company or a place. */
  onFilter: (filter: Pick<JobFilters, 'company'> | Pick<JobFilters, 'location'>) => void;
}

/**
 * Returns the content of the search field's list: recent searches while the field is empty, and otherwise suggestions
 * from the listed jobs.
 */
export function useSuggestions({ onSearch, onFilter }: Choices): Suggestions {
  const app = useApp();
  const { suggestions: messages } = useJobMessages();
  const { number } = useFormat();
  const [text, setText] = useState('');
  const { subscribe, get, clear } = app.recentSearches;
  const recent = useSyncExternalStore(subscribe, get, () => noSearches);
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
