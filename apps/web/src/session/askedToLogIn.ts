import type { MiddlewareFunction } from 'react-router-dom';
import { appContext } from '../app/app.ts';
import { paths } from '../navigation/paths.ts';
import { currentUser } from './currentUser.ts';
import { addressOf, sendTo } from './guards.ts';
import { isSignInPage } from './signInPages.ts';

type Args = Parameters<MiddlewareFunction>[0];

/**
 * Sends a user to the sign-in page when the server has ended the session, and returns the user to the same page
 * afterwards. This guard belongs to all pages, including public ones, because the server may first refuse a request of
 * any page's loader.
 */
export const askedToLogIn: MiddlewareFunction = async (args, next) => {
  askToLogIn(args);
  await next();
  askToLogIn(args);
};

function askToLogIn(args: Args): void {
  const { place, session, sessionEnded } = args.context.get(appContext);
  if (!sessionEnded.current) return;
  // A user who navigates away from the sign-in page has already been asked to log in.
  if (isSignInPage(place().here.pathname) || currentUser(session.get()) !== null)
    sessionEnded.current = false;
  else if (!isSignInPage(args.url.pathname)) throw sendTo(paths.signIn({ from: addressOf(args) }), args);
}
