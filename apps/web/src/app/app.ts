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

/** Everything that routes need from outside. main.tsx makes it for the browser; a server makes its own. */
export interface App {
  /** Where the public reaches the site, for whole addresses: scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly api: Api;
  readonly session: SessionStore;
  /** The language that the app speaks, and its texts. */
  readonly language: LanguageStore;
  /** The role of the user who looks at the page; null for a visitor. A server knows no more of the user. */
  readonly role: () => Role | null;
  /** The role for which a server rendered the present page, where one did. */
  readonly renderedRole: Role | null;
  readonly drafts: Drafts;
  readonly recentSearches: RecentSearches;
  /** Where a user was going who has asked for a new password. */
  readonly resetOrigin: ResetOrigin;
  /**
   * Settles once it is known who is signed in. It rejects where the server cannot be reached; the next call tries
   * again.
   */
  readonly restored: () => Promise<void>;
  /** Whether the server has ended the session, and the user has not been asked to log in since. */
  readonly sessionEnded: { current: boolean };
  /** The server's answers, shared by every reader of the same data. */
  readonly queries: QueryClient;
  /** State that pages restore on going back and after a reload: small, and nothing personal. */
  readonly tabMemory: Memory;
  /**
   * How many milliseconds a navigation waits for its data before it shows the new page without it. Infinity on a
   * server, which sends finished pages.
   */
  readonly navigationTimeoutMs: number;
  /** Loads the code and the data of a page of the app that the user is about to open. */
  readonly prefetch: (path: string) => void;
  /** Whether loaders run for a page that the user has not opened yet. */
  readonly isPrefetching: boolean;
  /** The user's present address and the one they are going to: a loader's request has neither the first nor a hash. */
  readonly place: () => { here: Path; target: Path };
  /** How far down the present page was when the user left it, in pixels; null where this is its first visit. */
  readonly keptOffset: () => number | null;
  /** Whether the user is on the way back (or forward) to a page that they have seen. */
  readonly isReturning: () => boolean;
  /** Whether going back leads to another page of the app. */
  readonly cameFromWithin: () => boolean;
  /** The present day in UTC, YYYY-MM-DD. */
  readonly today: () => string;
  /** Reloads the page, unless it has just been reloaded without success. Returns whether it does. */
  readonly reloadOnce: () => boolean;
  readonly log: (message: string, error?: unknown) => void;
}

/** How loaders and guards get the app. */
export const appContext = createContext<App>();

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;
