/** A value that is loading, failed to load, or is loaded. */
export type Loadable<T> =
  | { status: 'loading' }
  /** `onRetry` is null if trying again does not help, because what was asked for does not exist. */
  | { status: 'error'; message: string; onRetry: (() => void) | null }
  | { status: 'ready'; data: T };

/** Messages by field name, as the API sends them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The state of a form's submission. */
export type Submission =
  | { status: 'idle' }
  /** `progress` is from 0 to 1 during an upload. */
  | { status: 'submitting'; progress?: number }
  | { status: 'failed'; message?: string; fieldErrors?: FieldErrors };

/** A draft that was restored into a form after a reload. */
export interface RestoredDraft {
  /** The time when it was typed, in ISO 8601. */
  savedAt: string;
  /** True if a file was chosen, because files cannot be saved. */
  filesLost: boolean;
  onDiscard: () => void;
}

/**
 * The way to a neighbouring page: a callback, or the page's address. With both, the callback is called instead of
 * following the address once scripts run, unless the user opens the address in a new tab or window.
 */
export type PageTurn = (() => void) | { href: string; onFollow?: () => void };

/** The neighbouring pages of a list. A missing one means that there is no such page. */
export interface Pages {
  previous?: PageTurn;
  next?: PageTurn;
  pending: boolean;
}
