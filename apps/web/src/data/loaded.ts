import type { App } from '../app.ts';
import { failureOf, type Failure } from '../errors.ts';

/** What a loader has to say about one thing that a page shows. */
export type Loaded<T> = { status: 'ready'; data: T } | { status: 'error'; failure: Failure };

/** The same, or still on its way when the navigation's patience ended. */
export type Eventual<T> = Loaded<T> | { status: 'pending'; promise: Promise<Loaded<T>> };

/**
 * Waits for data as long as the app has patience. A quick answer never flashes a skeleton, and a slow one never holds
 * up a navigation. What goes wrong becomes part of the page, which can then offer to try again.
 */
export async function load<T>(
  app: Pick<App, 'patience' | 'log'>,
  get: () => Promise<T>,
): Promise<Eventual<T>> {
  const promise = attempt(app, get);
  if (app.patience === Infinity) return promise;
  return Promise.race([promise, after<Eventual<T>>(app.patience, { status: 'pending', promise })]);
}

async function attempt<T>({ log }: Pick<App, 'log'>, get: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { status: 'ready', data: await get() };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'fault' && !isAbort(error)) log('A page could not be loaded.', error);
    return { status: 'error', failure };
  }
}

/** Somebody went on before the answer came. */
function isAbort(error: unknown) {
  return error instanceof DOMException && error.name === 'AbortError';
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}
