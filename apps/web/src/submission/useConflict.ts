import { failureOf } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';

/**
 * Handles the rejection of a submission. On a conflict (409), it reloads the page's data, so that the page shows the
 * changes. It always rethrows the error.
 */
export function useConflict() {
  const { queries } = useApp();
  return async (error: unknown): Promise<never> => {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.status === 409) await queries.invalidateQueries();
    throw error;
  };
}
