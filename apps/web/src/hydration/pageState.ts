import type { Brand, Language, Role } from '@skillharbor/contract';
import { dehydrate, hydrate } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { failureOf, RenderedError } from '../app/errors.ts';
import type { Failure } from '../app/errors.ts';
import { scriptJson } from '../platform/scriptJson.ts';

/* The state of a rendered page. It is sent with the page as a block of data, not as a script. */

const ID = 'page-state';

export interface PageState {
  /** The public origin of the site, which may differ from the browser's own. */
  publicOrigin: string;
  /** The brand of the site. It is set even for an app that cannot use the rest of the state. */
  brand: Brand;
  /** The role for which the page was rendered, or null for a visitor. */
  role: Role | null;
  language: Language;
  /** The day on which the page was rendered, as YYYY-MM-DD. */
  today: string;
  /** The data that the loaders returned, by the ids of their routes. */
  loaderData: Record<string, unknown>;
  queries: DehydratedState;
}

/** Returns the cached responses in a form that survives JSON, with each error replaced by its `Failure`. */
export function dehydrateQueries(queries: QueryClient): DehydratedState {
  const { mutations, queries: dehydrated } = dehydrate(queries, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  });
  return {
    mutations,
    queries: dehydrated.map(({ state, ...query }) => ({
      ...query,
      state: { ...state, error: state.error && failureOf(state.error) },
    })) as DehydratedState['queries'],
  };
}

/** Puts the responses that `dehydrateQueries` returned into the cache of the browser. */
export function hydrateQueries(
  queries: QueryClient,
  { mutations, queries: dehydrated }: DehydratedState,
): void {
  hydrate(queries, {
    mutations,
    queries: dehydrated.map(({ state, ...query }) => {
      // The cast is safe, because `dehydrateQueries` wrote the value.
      const failure = state.error as Failure | null;
      return { ...query, state: { ...state, error: failure && new RenderedError(failure) } };
    }),
  });
}

/** Returns the page state as an HTML data block. */
export function writePageState(state: PageState): string {
  return `<script type="application/json" id="${ID}">${scriptJson(state)}</script>`;
}

/** Returns the state of a page that a server rendered, or null if the server sent an empty app. */
export function readPageState(document: Pick<Document, 'getElementById'>): PageState | null {
  const text = document.getElementById(ID)?.textContent ?? null;
  // The cast is safe, because `writePageState` of the same version wrote the text.
  return text === null ? null : (JSON.parse(text) as PageState);
}
