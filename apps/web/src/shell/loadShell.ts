import { appContext } from '../app/app.ts';
import type { LoaderArgs } from '../app/app.ts';
import { legalTextsQuery } from '../legal/queries.ts';
import { loadedFor } from '../session/useSessionChanges.ts';

/**
 * Loads the data of the layout around every page. A server sends complete pages, so it waits for the links of the
 * footer. A browser shows these links below the page when they arrive.
 */
export async function loadShell(args: LoaderArgs): Promise<string> {
  const app = args.context.get(appContext);
  const isServer = app.navigationTimeoutMs === Infinity;
  // A failure is ignored, because the page can be shown without the links.
  if (isServer) await app.queries.query(legalTextsQuery(app)).catch(() => undefined);
  return loadedFor(args);
}
