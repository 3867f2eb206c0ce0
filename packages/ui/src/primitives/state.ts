/** Data that is loading, has failed to load, or is loaded. */
export type Loadable<T> =
  | { status: 'loading' }
  /** `onRetry` is null if another attempt would not help, because the requested data does not exist. */
  | { status: 'error'; message: string; onRetry: (() => void) | null }
  | { status: 'ready'; data: T };

/** Messages by field name, as the API sends them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The state of a request that a form or a button sends. */
export type Submission =
  | { status: 'idle' }
  /** `progress` is the share of an upload that is done, from 0 to 1. */
  | { status: 'submitting'; progress?: number }
  | { status: 'failed'; message?: string; fieldErrors?: FieldErrors };

/** A draft that was restored into a form after a reload. */
export interface RestoredDraft {
  /** The time when the draft was typed, in ISO 8601. */
  savedAt: string;
  /** True if the user had chosen a file, which cannot be saved. */
  filesLost: boolean;
  onDiscard: () => void;
}

/** A draft of the same form with other values, which the user typed on another device or earlier. */
export interface OtherDraft {
  /** The time when the draft was typed, in ISO 8601. */
  savedAt: string;
  /** Called to exchange this draft with the values in the form. */
  onShow: () => void;
  onDiscard: () => void;
}

/**
 * The link to a neighbouring page: a callback, an address, or both. If both are given, a press calls the callback
 * instead of following the address, unless the user opens the address in a new tab or window.
 */
export type PageTurn = (() => void) | { href: string; onFollow?: () => void };

/** The links to the previous and the next page of a list. If a link is missing, there is no such page. */
export interface Pages {
  previous?: PageTurn;
  next?: PageTurn;
  pending: boolean;
}
