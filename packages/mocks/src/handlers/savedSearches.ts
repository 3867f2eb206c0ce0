import type { LinkedSearch, SavedSearch, SavedSearchInput, SavedSearchUpdate } from '@skillharbor/contract';
import { SAVED_SEARCH_TOKEN } from '../fixtures/savedSearches.ts';
import type { StoredSearch } from '../fixtures/savedSearches.ts';
import { routesOf } from '../http.ts';
import { conflict, invalid, notFound } from '../responses.ts';
import type { State } from '../state.ts';

const MAX_SEARCHES = 20;
const full = conflict({ code: 'saved_searches_full', params: { max: MAX_SEARCHES } });
const exists = conflict('saved_search_exists');

/** Handles saved searches. The mock server finds no new results and sends no mails. */
export function savedSearchHandlers(state: State) {
  const on = routesOf(state);
  const of = (owner: number) => state.savedSearches.filter((search) => search.owner === owner);
  const stored = (owner: number, id: number) => of(owner).find((search) => search.id === id);
  const linked = (token: string) => (token === SAVED_SEARCH_TOKEN ? state.savedSearches[0] : undefined);
  /**
   * Changes a search, unless the owner has another search with the new conditions. If the conditions change, the search
   * starts again without new results.
   */
  const change = (search: StoredSearch, update: SavedSearchUpdate): boolean => {
    const { conditions } = update;
    const others = of(search.owner).filter((other) => other !== search);
    if (conditions && others.some((other) => isSame(other.conditions, conditions))) return false;
    const isOther = conditions && !isSame(search.conditions, conditions);
    Object.assign(search, update, isOther && nothingNew(search.kind));
    return true;
  };
  const remove = (search: StoredSearch) => {
    state.savedSearches = state.savedSearches.filter((other) => other !== search);
    return { status: 204 } as const;
  };

  return [
    on('listSavedSearches', ({ person }) => ({ status: 200, body: { results: of(person.pk).map(shown) } })),

    on('createSavedSearch', ({ body, person }) => {
      const kind = person.role === 'client' ? 'freelancers' : 'jobs';
      if ((body.kind ?? 'jobs') !== kind)
        return invalid({ kind: [{ code: 'not_one_of', params: { values: kind } }] });
      const own = of(person.pk);
      if (own.some(({ conditions }) => isSame(conditions, body.conditions))) return exists;
      if (own.length >= MAX_SEARCHES) return full;
      const id = Math.max(700, ...state.savedSearches.map((search) => search.id)) + 1;
      const search = storedOf(body, { id, owner: person.pk, saved_at: state.now });
      state.savedSearches.unshift(search);
      return { status: 201, body: shown(search) };
    }),

    on('updateSavedSearch', ({ params: { savedSearchId }, body, person }) => {
      const search = stored(person.pk, savedSearchId);
      if (search?.kind !== (body.kind ?? 'jobs')) return notFound;
      return change(search, body) ? { status: 200, body: shown(search) } : exists;
    }),

    on('deleteSavedSearch', ({ params: { savedSearchId }, person }) => {
      const search = stored(person.pk, savedSearchId);
      return search ? remove(search) : notFound;
    }),

    on('lookAtSavedSearch', ({ params: { savedSearchId }, person }) => {
      const search = stored(person.pk, savedSearchId);
      if (!search) return notFound;
      Object.assign(search, nothingNew(search.kind));
      return { status: 204 };
    }),

    on('checkSavedSearchLink', ({ body: { token } }) => {
      const search = linked(token);
      return search ? { status: 200, body: shownByLink(search) } : notFound;
    }),

    on('changeSavedSearchByLink', ({ body: { token, ...update } }) => {
      const search = linked(token);
      if (search?.kind !== (update.kind ?? 'jobs')) return notFound;
      return change(search, update) ? { status: 200, body: shownByLink(search) } : exists;
    }),

    on('deleteSavedSearchByLink', ({ body: { token } }) => {
      const search = linked(token);
      return search ? remove(search) : notFound;
    }),
  ];
}

const shown = ({ owner: _owner, ...search }: StoredSearch): SavedSearch => search;
const shownByLink = (search: StoredSearch): LinkedSearch => {
  const { name, frequency } = search;
  return search.kind === 'jobs'
    ? { kind: 'jobs', name, frequency, conditions: search.conditions }
    : { kind: 'freelancers', name, frequency, conditions: search.conditions };
};

const nothingNew = (kind: StoredSearch['kind']) =>
  kind === 'jobs' ? { new_count: 0, new_jobs: [] } : { new_count: 0, new_freelancers: [] };

const storedOf = (
  input: SavedSearchInput,
  stored: Pick<StoredSearch, 'id' | 'owner' | 'saved_at'>,
): StoredSearch =>
  input.kind === 'freelancers'
    ? { ...input, ...stored, new_count: 0, new_freelancers: [] }
    : { ...input, ...stored, kind: 'jobs', new_count: 0, new_jobs: [] };

type Conditions = SavedSearch['conditions'];

/** Returns true if two searches have the same conditions, in any order. */
function isSame(one: Conditions, other: Conditions): boolean {
  const inOrder = (conditions: Conditions) =>
    JSON.stringify(Object.entries(conditions).toSorted(([a], [b]) => a.localeCompare(b)));
  return inOrder(one) === inOrder(other);
}
