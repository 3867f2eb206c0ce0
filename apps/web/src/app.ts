import type { Api, SessionStore } from '@skillharbor/api-client';
import {
  createContext,
  type LoaderFunctionArgs,
  type Path,
  type RouterContextProvider,
} from 'react-router-dom';
import type { Memory } from './data/memory.ts';
import type { Drafts } from './session/drafts.ts';

/** All that routes need of the world around them. The browser's is made in main.tsx; a server makes its own. */
export interface App {
  readonly api: Api;
  readonly session: SessionStore;
  readonly drafts: Drafts;
  /** What pages remember for somebody who comes back to them. */
  readonly memory: Memory;
  /**
   * How many milliseconds a navigation waits for its data before the new page is shown without. Infinity on a server,
   * which sends finished pages.
   */
  readonly patience: number;
  /** Where somebody is, and where they are going: a loader's request tells neither the first nor the hash. */
  readonly place: () => { here: Path; target: Path };
  /** The present day in UTC, YYYY-MM-DD. */
  readonly today: () => string;
  /** Loads the page anew, unless that has just been tried. Returns whether it does. */
  readonly reloadOnce: () => boolean;
  readonly log: (message: string, error?: unknown) => void;
}

/** How loaders and guards get the app. */
export const appContext = createContext<App>();

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;
