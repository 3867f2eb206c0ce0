import type { QueryClient } from '@tanstack/react-query';
import type { MiddlewareFunction } from 'react-router-dom';
import { appContext } from '../app/app.ts';
import { currentUser } from './currentUser.ts';
import { personOf } from './personOf.ts';

/** The user whose data each cache holds. */
const owners = new WeakMap<QueryClient, string>();

/**
 * For the route of all pages, before any loader: empties the cache when the user changes, so that no user sees another's
 * data.
 */
export const clearOnUserChange: MiddlewareFunction = ({ context }) => {
  const { queries, session } = context.get(appContext);
  const person = personOf(currentUser(session.get()));
  if ((owners.get(queries) ?? person) !== person) queries.clear();
  owners.set(queries, person);
};
