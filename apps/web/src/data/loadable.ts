import type { Loadable } from '@skillharbor/ui/primitives';

/** The title of a page that is about one thing: what the thing is called, or why it is not there. */
export function titleOf<T>(loadable: Loadable<T>, name: (data: T) => string, meanwhile: string): string {
  if (loadable.status === 'ready') return name(loadable.data);
  return loadable.status === 'error' ? loadable.message : meanwhile;
}

/** The same state, with other data once it is there. */
export function mapLoadable<T, U>(loadable: Loadable<T>, change: (data: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? { status: 'ready', data: change(loadable.data) } : loadable;
}
