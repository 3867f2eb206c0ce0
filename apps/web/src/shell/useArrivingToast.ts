import { useToast } from '@skillharbor/ui/primitives';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { toastIn } from './toast-state.ts';

/** Shows the toast that a navigation brings along, once: not after loading anew, and not after going back. */
export function useArrivingToast() {
  const location = useLocation();
  const { key } = location;
  const arrivedBy = useNavigationType();
  const shown = useRef<string>(undefined);
  const toast = useToast();
  const message = arrivedBy === 'POP' ? null : toastIn(location.state);

  useEffect(() => {
    if (message === null || shown.current === key) return;
    shown.current = key;
    toast.show(message);
  }, [message, key, toast]);
}
