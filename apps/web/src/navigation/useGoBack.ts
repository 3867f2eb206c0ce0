import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';

/** Goes back to the user's previous page, or to `otherwise` if that page is outside the app. */
export function useGoBack(otherwise: string): () => Promise<void> {
  const navigate = useNavigate();
  const { cameFromWithin } = useApp();
  return async () => {
    if (cameFromWithin()) await navigate(-1);
    else await navigate(otherwise, { replace: true });
  };
}
