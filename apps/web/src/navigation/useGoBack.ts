import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';

/** Goes back to the page that the user came from, or to `otherwise` if that page was outside the app. */
export function useGoBack(otherwise: string): () => Promise<void> {
  const navigate = useNavigate();
  const { cameFromWithin } = useApp();
  return async () => {
    if (cameFromWithin()) await navigate(-1);
    else await navigate(otherwise, { replace: true });
  };
}
