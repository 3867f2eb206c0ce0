import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Loadable } from '../state.ts';

export interface LoadableContentProps<T> {
  of: Loadable<T>;
  /** A placeholder that keeps the layout while the content loads. */
  skeleton: ReactNode;
  /** Another action in addition to Retry. */
  errorAction?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * Shows a part of a page whose data has to load: its skeleton, its error or its content.
 *
 * @use Around every part of a page whose data is a `Loadable`.
 * @instead {@link ErrorState} alone for a failure that does not replace content.
 * @screenreader button: tries again, after the message of the failure.
 */
export function LoadableContent<T>({ of, skeleton, errorAction, children }: LoadableContentProps<T>) {
  switch (of.status) {
    case 'loading':
      return skeleton;
    case 'error':
      return <ErrorState message={of.message} onRetry={of.onRetry} action={errorAction} />;
    case 'ready':
      return children(of.data);
  }
}
