import { ApiError } from '@skillharbor/api-client';
import { useRevalidator } from 'react-router-dom';

/**
 * For a sending that the present state of things may refuse: loads the page again when it does (409), so that it shows
 * what changed meanwhile, and passes the error on.
 */
export function useStale() {
  const { revalidate } = useRevalidator();
  return async (error: unknown): Promise<never> => {
    if (error instanceof ApiError && error.status === 409) await revalidate();
    throw error;
  };
}
