import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { SavedSearchInput, SavedSearchUpdate } from '@skillharbor/contract';

const byId = (savedSearchId: number) => ({ params: { path: { savedSearchId } } });

export const listSavedSearches = ({ bearer }: Api, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/saved/searches/', { signal }));

export const createSavedSearch = ({ bearer }: Api, body: SavedSearchInput) =>
  unwrap(bearer.POST('/api/saved/searches/', { body }));

export const updateSavedSearch = ({ bearer }: Api, id: number, body: SavedSearchUpdate) =>
  unwrap(bearer.PATCH('/api/saved/searches/{savedSearchId}/', { ...byId(id), body }));

export const deleteSavedSearch = ({ bearer }: Api, id: number) =>
  unwrap(bearer.DELETE('/api/saved/searches/{savedSearchId}/', byId(id)));

export const lookAtSavedSearch = ({ bearer }: Api, id: number) =>
  unwrap(bearer.POST('/api/saved/searches/{savedSearchId}/look/', byId(id)));

export const checkSavedSearchLink = ({ anonymous }: Api, token: string) =>
  unwrap(anonymous.POST('/api/saved/searches/check-link/', { body: { token } }));

export const changeSavedSearchByLink = ({ anonymous }: Api, body: { token: string } & SavedSearchUpdate) =>
  unwrap(anonymous.POST('/api/saved/searches/by-link/', { body }));

export const deleteSavedSearchByLink = ({ anonymous }: Api, token: string) =>
  unwrap(anonymous.POST('/api/saved/searches/delete-by-link/', { body: { token } }));
