/** Lets users save searches, and lets the recipients of mails manage their searches with a link. */
import type { Role, SavedSearch } from '@skillharbor/contract';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, conflict, created, noContent, notFound, ok } from '../../contract/responses.ts';
import type { SavedSearchLinks } from '../../mail/savedSearchLinks.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { createSavedSearch, lookAtSavedSearch, updateSavedSearch } from './savedSearches.commands.ts';
import type { SavedSearchServices } from './savedSearches.commands.ts';
import { kindOfSearches, MAX_SAVED_SEARCHES } from './savedSearches.policy.ts';
import { deleteSavedSearch, findSavedSearch, listSavedSearches } from './savedSearches.repository.ts';

type SavedSearchOperations = OperationsOf<
  | 'listSavedSearches'
  | 'createSavedSearch'
  | 'updateSavedSearch'
  | 'deleteSavedSearch'
  | 'lookAtSavedSearch'
  | 'checkSavedSearchLink'
  | 'changeSavedSearchByLink'
  | 'deleteSavedSearchByLink'
>;

interface Owner {
  id: number;
  role: Role;
}

const exists = conflict('saved_search_exists');
const full = conflict({ code: 'saved_searches_full', params: { max: MAX_SAVED_SEARCHES } });

export function savedSearchOperations(
  services: SavedSearchServices & { savedSearchLinks: SavedSearchLinks },
): SavedSearchOperations {
  const { queries, clock, savedSearchLinks } = services;

  const list = ({ id: userId, role }: Owner, id?: number) =>
    listSavedSearches(queries, kindOfSearches(role), {
      userId,
      today: dayOf(clock()),
      ...(id !== undefined && { id }),
    });

  async function findOne(owner: Owner, id: number): Promise<SavedSearch | undefined> {
    const [search] = await list(owner, id);
    return search;
  }

  return {
    listSavedSearches: async ({ person }) => ok({ results: await list(person) }),

    async createSavedSearch({ body, person }) {
      const kind = kindOfSearches(person.role);
      if ((body.kind ?? 'jobs') !== kind)
        return badFields({ kind: [{ code: 'not_one_of', params: { values: kind } }] });
      const id = await createSavedSearch(services, person.id, body);
      if (id === 'exists') return exists;
      if (id === 'full') return full;
      const search = await findOne(person, id);
      return search ? created(search) : exists;
    },

    async updateSavedSearch({ params: { savedSearchId: id }, body, person }) {
      const changed = await updateSavedSearch(services, { id, userId: person.id }, body);
      if (changed === 'exists') return exists;
      const search = changed === 'not found' ? undefined : await findOne(person, id);
      return search ? ok(search) : notFound;
    },

    async deleteSavedSearch({ params: { savedSearchId: id }, person }) {
      return (await deleteSavedSearch(queries, { id, userId: person.id })) ? noContent : notFound;
    },

    async lookAtSavedSearch({ params: { savedSearchId: id }, person }) {
      return (await lookAtSavedSearch(services, { id, userId: person.id })) ? noContent : notFound;
    },

    async checkSavedSearchLink({ body: { token } }) {
      const id = await savedSearchLinks.read(token);
      const found = id === null ? undefined : await findSavedSearch(queries, { id });
      return found ? ok(found.search) : notFound;
    },

    async changeSavedSearchByLink({ body: { token, ...update } }) {
      const id = await savedSearchLinks.read(token);
      const changed = id === null ? 'not found' : await updateSavedSearch(services, { id }, update);
      if (changed === 'exists') return exists;
      return changed === 'not found' ? notFound : ok(changed);
    },

    async deleteSavedSearchByLink({ body: { token } }) {
      const id = await savedSearchLinks.read(token);
      return id !== null && (await deleteSavedSearch(queries, { id })) ? noContent : notFound;
    },
  };
}
