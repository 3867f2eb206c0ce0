import { unwrap } from '@skillharbor/api-client';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useApp } from '../useApp.ts';

/** How long the server may take to hear of it. */
const PATIENCE = 5_000;

/** Signs out here in any case, and tells the server, which ends the session everywhere else. */
export function useLogOut(onDone: () => void) {
  const { api, session, drafts, log } = useApp();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  async function logOut() {
    setPending(true);
    const refresh = session.get().refreshToken;
    if (refresh !== null) {
      const signal = AbortSignal.timeout(PATIENCE);
      await unwrap(api.credentialed.POST('/api/auth/logout/', { body: { refresh }, signal })).catch((error) =>
        log('The server does not know of the log-out.', error),
      );
    }
    session.clear();
    // Whoever leaves on purpose leaves nothing behind.
    drafts.remove(pathname);
    setPending(false);
    onDone();
    await navigate(paths.signIn());
  }

  return { pending, logOut: () => void logOut() };
}
