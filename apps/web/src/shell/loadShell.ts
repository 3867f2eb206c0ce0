import { appContext } from '../app/app.ts';
import type { LoaderArgs } from '../app/app.ts';
import { legalTextsQuery } from '../legal/queries.ts';
import { loadedFor } from '../session/useSessionChanges.ts';

/**
 * Loads what surrounds every page. A server sends complete pages, so it waits for the links of the footer. A browser shows them
 * when they arrive, below the page.
 */
export async function loadShell(args: LoaderArgs): Promise<string> {
  const app = args.context.get(appContext);
  const isServer = app.navigationTimeoutMs === Infinity;
  // Without the links, the page is still worth showing.
  if (isServer) await app.queries.query(legalTextsQuery(app)).catch(() => undefined);
  return loadedFor(args);
}
