import { ApiError, NetworkError } from '@skillharbor/api-client';
import type { Language, Role } from '@skillharbor/contract';
import { dehydrate, hydrate } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { failureOf, MissingIdError } from '../app/errors.ts';
import type { Failure } from '../app/errors.ts';
import { scriptJson } from '../platform/scriptJson.ts';

/* What a server has read for a page travels with it as a block of data, which is no script. */

const ID = 'page-state';

export interface PageState {
  /** Where the public reaches the site, which may differ from the address of the browser. */
  origin: string;
  /** The role for which the page was rendered; null for a visitor. */
  role: Role | null;
  language: Language;
  /** The day on which it was rendered, YYYY-MM-DD. */
  today: string;
  /** What the loaders returned, by the ids of the routes. */
  loaderData: Record<string, unknown>;
  queries: DehydratedState;
}

/** The answers in a cache, in a form that survives JSON: errors become failures. */
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

/** Puts them into the cache of the browser. */
export function hydrateQueries(
  queries: QueryClient,
  { mutations, queries: dehydrated }: DehydratedState,
): void {
  hydrate(queries, {
    mutations,
    queries: dehydrated.map(({ state, ...query }) => {
      // dehydrateQueries wrote it.
      const failure = state.error as Failure | null;
      return { ...query, state: { ...state, error: failure && errorOf(failure) } };
    }),
  });
}

/** The error that has this failure. */
function errorOf(failure: Failure): Error {
  switch (failure.kind) {
    case 'no-id':
      return new MissingIdError();
    case 'network':
      return new NetworkError(undefined);
    case 'refused': {
      const { status, detail, code, params, fieldErrors, fieldCodes } = failure;
      return new ApiError(status, { detail, code, params, ...fieldErrors, codes: fieldCodes });
    }
    case 'fault':
      return new Error('A fault of the server.');
  }
}

/** The block of data as HTML. */
export function writePageState(state: PageState): string {
  return `<script type="application/json" id="${ID}">${scriptJson(state)}</script>`;
}

/** The state of a page that a server rendered; null where it sent the app alone. */
export function readPageState(document: Pick<Document, 'getElementById'>): PageState | null {
  const text = document.getElementById(ID)?.textContent ?? null;
  // writePageState of the same version wrote it.
  return text === null ? null : (JSON.parse(text) as PageState);
}
