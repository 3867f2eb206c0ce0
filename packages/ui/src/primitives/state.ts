/** A value that is loading, failed to load, or is loaded. */
export type Loadable<T> =
  | { status: 'loading' }
  /** Without `onRetry` where trying again does not help: what was asked for does not exist. */
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
  /** When it was typed, in ISO 8601. */
  savedAt: string;
  /** Whether a file was chosen: files cannot be kept. */
  filesLost: boolean;
  onDiscard: () => void;
}

/**
 * The way to a neighbouring page: a callback, or the page's address. With both, the callback takes the place of the address
 * once scripts run, except where the user opens the address elsewhere.
 */
export type PageTurn = (() => void) | { href: string; onFollow?: () => void };

/** The neighbouring pages of a list. A missing one means that there is no such page. */
export interface Pages {
  previous?: PageTurn;
  next?: PageTurn;
  pending: boolean;
}
