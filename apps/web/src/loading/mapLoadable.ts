import type { Loadable } from '@skillharbor/ui/primitives';

/** Returns a state with changed data if the data has loaded, and otherwise the same state. */
export function mapLoadable<T, U>(loadable: Loadable<T>, change: (data: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? { status: 'ready', data: change(loadable.data) } : loadable;
}
