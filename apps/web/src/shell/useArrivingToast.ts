import { useToast } from '@skillharbor/ui/primitives';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { toastIn } from '../navigation/toastState.ts';
import { usePlaceKey } from '../navigation/usePlaceKey.ts';

/**
 * Shows the toast in the state of a navigation. The toast appears only once, and not again after a reload or going
 * back.
 */
export function useArrivingToast() {
  const location = useLocation();
  const place = usePlaceKey();
  const arrivedBy = useNavigationType();
  const shown = useRef<string>(undefined);
  const toast = useToast();
  const { message, topic } = (arrivedBy === 'POP' ? null : toastIn(location.state)) ?? {};

  useEffect(() => {
    if (message === undefined || shown.current === place) return;
    shown.current = place;
    toast.show(message, { topic });
  }, [message, place, toast, topic]);
}
