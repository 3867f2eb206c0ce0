import { useToast } from '@skillharbor/ui/primitives';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { withToast } from '../navigation/toastState.ts';
import type { Sending } from './useSubmission.ts';

interface Arrival {
  /** What has been done, in a sentence. */
  toast: string;
  topic?: string;
  /** Whether an application has just been sent. */
  applied?: boolean;
  replace?: boolean;
}

/**
 * Ends a submission on another page, with a toast. A user who has left meanwhile stays where they are, and gets the toast
 * there.
 */
export function useNextPage() {
  const { queries } = useApp();
  const navigate = useNavigate();
  const toast = useToast();
  return async ({ isHere }: Sending, to: string, { toast: message, replace = false, ...state }: Arrival) => {
    if (isHere()) return navigate(to, { replace, ...withToast(message, state) });
    toast.show(message, state);
    // The page where they are may show what has changed.
    return queries.invalidateQueries();
  };
}
