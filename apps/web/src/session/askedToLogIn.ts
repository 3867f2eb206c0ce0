import type { MiddlewareFunction } from 'react-router-dom';
import { appContext } from '../app/app.ts';
import { paths } from '../navigation/paths.ts';
import { currentUser } from './currentUser.ts';
import { addressOf, sendTo } from './guards.ts';
import { isSignInPage } from './signInPages.ts';

type Args = Parameters<MiddlewareFunction>[0];

/**
 * Redirects a user whose session the server has ended to sign-in, from public pages as well, and back afterwards. It
 * guards the route of all pages, because any loader may be the first to find out.
 */
export const askedToLogIn: MiddlewareFunction = async (args, next) => {
  askToLogIn(args);
  await next();
  askToLogIn(args);
};

function askToLogIn(args: Args): void {
  const { place, session, sessionEnded } = args.context.get(appContext);
  if (!sessionEnded.current) return;
  // A user who leaves the sign-in pages has been asked.
  if (isSignInPage(place().here.pathname) || currentUser(session.get()) !== null)
    sessionEnded.current = false;
  else if (!isSignInPage(args.url.pathname)) throw sendTo(paths.signIn({ from: addressOf(args) }), args);
}
