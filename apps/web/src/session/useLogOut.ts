import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut as logOutOnServer } from '../api/currentUser.ts';
import { useApp } from '../app/useApp.ts';
import { paths } from '../navigation/paths.ts';
import { keepCountry } from '../storage/keptCountry.ts';
import { savedItemsOf } from '../storage/savedItems.ts';
import { useUser } from './useUser.ts';

const LOG_OUT_TIMEOUT_MS = 5_000;

/** Always signs the user out on this device, and also asks the server to end the session. */
export function useLogOut(onDone: () => void) {
  const { api, session, drafts, device, recentSearches, log } = useApp();
  const user = useUser();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  async function logOut() {
    setPending(true);
    const refresh = session.get().refreshToken;
    if (refresh !== null) {
      const signal = AbortSignal.timeout(LOG_OUT_TIMEOUT_MS);
      await logOutOnServer(api, { refresh }, signal).catch((error: unknown) =>
        log('The server could not be informed of the log-out.', error),
      );
    }
    // No drafts may stay on the device after the user has logged out.
    if (user) {
      drafts.clear(user.pk);
      savedItemsOf(device).clear(user.pk);
    }
    recentSearches.clear();
    keepCountry(device, []);
    session.clear();
    setPending(false);
    onDone();
    await navigate(paths.signIn());
  }

  return { pending, logOut: () => void logOut() };
}
