import { useToast } from '@skillharbor/ui/primitives';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { withToast } from '../navigation/toastState.ts';
import type { Sending } from './useSubmission.ts';

interface Arrival {
  /** A sentence that reports the result. */
  toast: string;
  topic?: string;
  /** True if an application has just been sent. */
  applied?: boolean;
  replace?: boolean;
}

/**
 * Navigates to another page after a submission, with a toast. A user who has left the sending page stays on the new
 * page and sees the toast there.
 */
export function useNextPage() {
  const { queries } = useApp();
  const navigate = useNavigate();
  const toast = useToast();
  return async ({ isHere }: Sending, to: string, { toast: message, replace = false, ...state }: Arrival) => {
    if (isHere()) return navigate(to, { replace, ...withToast(message, state) });
    toast.show(message, state);
    // The user's current page may show data that the submission has changed.
    return queries.invalidateQueries();
  };
}
