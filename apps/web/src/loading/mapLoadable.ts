import type { Loadable } from '@skillharbor/ui/primitives';

/** Returns the same state with its data changed, if the data has loaded. */
export function mapLoadable<T, U>(loadable: Loadable<T>, change: (data: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? { status: 'ready', data: change(loadable.data) } : loadable;
}
