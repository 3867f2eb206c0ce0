import type { Api, SessionStore } from '@skillharbor/api-client';
import type { Role } from '@skillharbor/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router-dom';
import type { LoaderFunctionArgs, Path, RouterContextProvider } from 'react-router-dom';
import type { LanguageStore } from '../language/languageStore.ts';
import type { Drafts } from '../storage/drafts.ts';
import type { Memory } from '../storage/memory.ts';
import type { RecentSearches } from '../storage/recentSearches.ts';
import type { ResetOrigin } from '../storage/resetOrigin.ts';

/**
 * Everything that routes need from outside. main.tsx creates it for the browser, and a server creates one for each
 * request.
 */
export interface App {
  /** The public origin of the site, for absolute URLs: scheme and host, without a slash at the end. */
  readonly publicOrigin: string;
  readonly api: Api;
  readonly session: SessionStore;
  /** The language that the app speaks, and its texts. */
  readonly language: LanguageStore;
  /** Returns the role of the user, or null for a visitor. A server knows no more of the user than the role. */
  readonly role: () => Role | null;
  /** The role for which a server rendered the present page, or null if no server rendered it. */
  readonly renderedRole: Role | null;
  readonly drafts: Drafts;
  readonly recentSearches: RecentSearches;
  /** Remembers where a user who has asked for a new password was going. */
  readonly resetOrigin: ResetOrigin;
  /**
   * Settles once the app knows who is signed in. It rejects if the server cannot be reached; the next call tries again.
   */
  readonly restored: () => Promise<void>;
  /** True if the server has ended the session and the user has not been asked to log in since. */
  readonly sessionEnded: { current: boolean };
  /** The cached responses of the server, shared by all readers of the same data. */
  readonly queries: QueryClient;
  /** State that pages restore on going back and after a reload: small values, nothing personal. */
  readonly tabMemory: Memory;
  /**
   * The longest time that a navigation waits for its data before it shows the new page without it, in milliseconds. It
   * is Infinity on a server, which sends finished pages.
   */
  readonly navigationTimeoutMs: number;
  /** Loads the code and the data of a page of the app that the user is about to open. */
  readonly prefetch: (path: string) => void;
  /** True while loaders run for a page that the user has not opened yet. */
  readonly isPrefetching: boolean;
  /**
   * Returns the address where the user is and the one to which they navigate. The request of a loader has only the
   * second one, without its hash.
   */
  readonly place: () => { here: Path; target: Path };
  /** Returns how far down the present page was when the user left it, in pixels, or null on a first visit. */
  readonly savedOffset: () => number | null;
  /** Returns true if the user is on the way back (or forward) to a page that they have seen. */
  readonly isReturning: () => boolean;
  /** Returns true if going back leads to another page of the app. */
  readonly cameFromWithin: () => boolean;
  /** Returns the present day in UTC, as YYYY-MM-DD. */
  readonly today: () => string;
  /** Reloads the page, unless a reload has just failed to help. Returns true if the page reloads. */
  readonly reloadOnce: () => boolean;
  readonly log: (message: string, error?: unknown) => void;
}

/** The context from which loaders and guards read the app. */
export const appContext = createContext<App>();

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;
