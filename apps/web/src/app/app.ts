import type { Api, KeyValueStorage, SessionStore } from '@skillharbor/api-client';
import type { Brand, Role } from '@skillharbor/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router-dom';
import type { LoaderFunctionArgs, Path, RouterContextProvider } from 'react-router-dom';
import type { LanguageStore } from '../language/languageStore.ts';
import type { DevicePush } from '../platform/devicePush.ts';
import type { Drafts } from '../storage/drafts.ts';
import type { Memory } from '../storage/memory.ts';
import type { RecentSearches } from '../storage/recentSearches.ts';
import type { ResetOrigin } from '../storage/resetOrigin.ts';

/**
 * The outside services that routes need. main.tsx creates them for the browser, and a server creates them for each
 * request.
 */
export interface App {
  /** The public origin of the site (scheme and host, without a trailing slash), for absolute URLs. */
  readonly publicOrigin: string;
  /** The name, the logo and the accent of the site. They do not change until the page is loaded again. */
  readonly brand: Brand;
  readonly api: Api;
  readonly session: SessionStore;
  /** The current language of the app, and its texts. */
  readonly language: LanguageStore;
  /** Returns the role of the user, or null for a visitor. A server knows only the user's role. */
  readonly role: () => Role | null;
  /** The role for which a server rendered the current page, or null for a visitor or if no server rendered it. */
  readonly renderedRole: Role | null;
  readonly drafts: Drafts;
  /** The storage of this device, for modules that load later. */
  readonly device: KeyValueStorage;
  readonly recentSearches: RecentSearches;
  /**
   * Loads the module for the browser's notifications. Resolves to null where no service worker runs, as on a server.
   */
  readonly devicePush: () => Promise<DevicePush | null>;
  /** Remembers which page a user wanted to open when they request a new password. */
  readonly resetOrigin: ResetOrigin;
  /**
   * Resolves once the app knows which user is signed in. It rejects if the server cannot be reached; the next call
   * tries again.
   */
  readonly restored: () => Promise<void>;
  /** True if the server has ended the session and the user has not been asked to log in since. */
  readonly sessionEnded: { current: boolean };
  /** The cached responses of the server, which all components share. */
  readonly queries: QueryClient;
  /** State that pages restore after Back and after a reload: small values, without personal data. */
  readonly tabMemory: Memory;
  /**
   * The maximum time for which a navigation waits for its data, in milliseconds. After that time, the new page is shown
   * without its data. On a server, which sends complete pages, the value is Infinity.
   */
  readonly navigationTimeoutMs: number;
  /** Loads the code and the data of a page of the app that the user is about to open. */
  readonly prefetch: (path: string) => void;
  /** True while loaders run to prefetch a page that the user has not opened yet. */
  readonly isPrefetching: boolean;
  /**
   * Returns the user's current address, and the address to which they are navigating. A loader's request contains only
   * the second address, without its hash.
   */
  readonly place: () => { here: Path; target: Path };
  /** Returns the scroll offset at which the user left the current page, in pixels, or null on a first visit. */
  readonly savedOffset: () => number | null;
  /** Returns true if the user goes back or forward to a page that they have already seen. */
  readonly isReturning: () => boolean;
  /** Returns true if going back leads to another page of the app. */
  readonly cameFromWithin: () => boolean;
  /** Returns the current day in UTC, as YYYY-MM-DD. */
  readonly today: () => string;
  /** Loads a page of the app as a new document. */
  readonly loadAnew: (path: string) => void;
  /** Reloads the page, unless a recent reload did not help. Returns true if the page reloads. */
  readonly reloadOnce: () => boolean;
  readonly log: (message: string, error?: unknown) => void;
}

/** The context from which loaders and guards read the app. */
export const appContext = createContext<App>();

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;
