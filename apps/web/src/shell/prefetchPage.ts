import { wantsLittleData } from '@skillharbor/ui/primitives';
import { matchRoutes, parsePath, RouterContextProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { appContext } from '../app/app.ts';
import type { App } from '../app/app.ts';
import { PAGES } from './pages.ts';

/**
 * Loads the code of the page at a path, and the data of a public page. Errors are ignored, because they occur again and
 * become visible when the user opens the page.
 */
export async function prefetchPage(routes: RouteObject[], path: string, app: App): Promise<void> {
  if (wantsLittleData()) return;
  const matches = matchRoutes(routes, parsePath(path)) ?? [];
  // Guarded pages request the user's data, but this user may not be allowed to open them.
  const isPublic = matches.every(({ route }) => route.id === PAGES || route.middleware === undefined);
  const url = new URL(path, app.publicOrigin);
  const context = new RouterContextProvider(new Map([[appContext, { ...app, isPrefetching: true }]]));
  const args = { request: new Request(url), url, context, pattern: path };
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (route.path === undefined) return;
      const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
      if (isPublic && typeof loader === 'function') await loader({ ...args, params });
    }),
  ).catch(() => undefined);
}
