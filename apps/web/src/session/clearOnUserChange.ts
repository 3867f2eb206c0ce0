import type { QueryClient } from '@tanstack/react-query';
import type { MiddlewareFunction } from 'react-router-dom';
import { appContext } from '../app/app.ts';
import { currentUser, viewerKey } from './currentUser.ts';

/** Remembers which user's data each cache contains. */
const owners = new WeakMap<QueryClient, string>();

/**
 * Empties the cache when the user changes, so that no user sees another user's data. This guard belongs to the parent
 * route of all pages, so that it runs before any loader.
 */
export const clearOnUserChange: MiddlewareFunction = ({ context }) => {
  const { queries, session } = context.get(appContext);
  const viewer = viewerKey(currentUser(session.get()));
  if ((owners.get(queries) ?? viewer) !== viewer) queries.clear();
  owners.set(queries, viewer);
};
