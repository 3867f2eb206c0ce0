import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back to where somebody came from, or to `otherwise` where they came from outside the app. */
export function useGoBack(otherwise: string): () => Promise<void> {
  const navigate = useNavigate();
  // The router gives every entry but the first a key of its own.
  const isFirst = useLocation().key === 'default';
  return async () => {
    if (isFirst) await navigate(otherwise, { replace: true });
    else await navigate(-1);
  };
}
