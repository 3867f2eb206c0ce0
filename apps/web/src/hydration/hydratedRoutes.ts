import type { HydrationState, RouteMatch } from 'react-router-dom';
import type { App } from '../app/app.ts';
import { currentUser, viewerKey } from '../session/currentUser.ts';
import { PAGES } from '../shell/pages.ts';
import type { PageState } from './pageState.ts';

/**
 * Loads the files of the matched routes and puts them into the route tree, because a page can hydrate only after its
 * code has loaded.
 */
export async function loadRoutes(matches: readonly RouteMatch[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

/**
 * Returns true if a guard may redirect this browser's user away from the page, because the server rendered the page for
 * another role.
 */
export function mayLeadElsewhere(matches: readonly RouteMatch[], { role }: PageState, app: App): boolean {
  if (role === app.role()) return false;
  return matches.some(({ route: { id, middleware = [] } }) => id !== PAGES && middleware.length > 0);
}

/**
 * Returns the data that the loaders returned on the server. If the server rendered for this user's role, the data also
 * identifies this user, so that the browser does not load the pages again.
 */
export function hydrationData({ role, loaderData }: PageState, app: App): HydrationState {
  if (role !== app.role()) return { loaderData };
  return { loaderData: { ...loaderData, [PAGES]: viewerKey(currentUser(app.session.get())) } };
}
