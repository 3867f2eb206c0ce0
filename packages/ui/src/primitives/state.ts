/** A value that is loading, has failed to load, or is loaded. */
export type Loadable<T> =
  | { status: 'loading' }
  /** `onRetry` is null if another attempt would not help, because the requested data does not exist. */
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
  /** The time when the draft was typed, in ISO 8601. */
  savedAt: string;
  /** True if the user had chosen a file, which cannot be saved. */
  filesLost: boolean;
  onDiscard: () => void;
}

/** Another text that the user typed into the same form, on another device or before. */
export interface OtherDraft {
  /** The time when it was typed, in ISO 8601. */
  savedAt: string;
  /** Exchanges it for what the form shows. */
  onShow: () => void;
  onDiscard: () => void;
}

/**
 * The way to a neighbouring page: a callback, the page's address, or both. If both are given, scripts call the callback
 * instead of following the address, unless the user opens the address in a new tab or window.
 */
export type PageTurn = (() => void) | { href: string; onFollow?: () => void };

/** The neighbouring pages of a list. If one is missing, that page does not exist. */
export interface Pages {
  previous?: PageTurn;
  next?: PageTurn;
  pending: boolean;
}
