import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useUser } from '../useApp.ts';

/**
 * Asks the guards and loaders again when somebody else is signed in, or nobody any more, for whatever reason: signing
 * in or out here or in another tab, or a session that ended.
 */
export function useSessionChanges() {
  const user = useUser();
  const { revalidate } = useRevalidator();
  const person = user === null ? '' : `${user.pk} ${user.role}`;
  const known = useRef(person);

  useEffect(() => {
    if (known.current === person) return undefined;
    // A navigation that was started together with the change becomes known a moment later. Loading again at once
    // would replace it; after it, the guards and loaders of its target are asked.
    const moment = setTimeout(() => {
      known.current = person;
      void revalidate();
    });
    return () => clearTimeout(moment);
  }, [person, revalidate]);
}
