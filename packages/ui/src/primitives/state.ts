/** Something that is on its way, failed to come, or is here. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'error'; message: string; onRetry: () => void }
  | { status: 'ready'; data: T };

/** Field errors by field name, each a list of sentences, as the API sends them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Where a form's sending stands. */
export type Submission =
  | { status: 'idle' }
  /** `progress` is from 0 to 1 while a file goes up. */
  | { status: 'submitting'; progress?: number }
  | { status: 'failed'; message?: string; fieldErrors?: FieldErrors };

/** The neighbouring pages of a list. A missing callback means that there is no such page. */
export interface Pages {
  previous?: () => void;
  next?: () => void;
  pending: boolean;
}
