import type { Loadable } from '@skillharbor/ui/primitives';

/** The same state, with other data once it is there. */
export function mapLoadable<T, U>(loadable: Loadable<T>, change: (data: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? { status: 'ready', data: change(loadable.data) } : loadable;
}
