import type { MiddlewareFunction } from 'react-router-dom';
import { appContext } from '../app/app.ts';
import { paths } from '../navigation/paths.ts';
import { currentUser } from './currentUser.ts';
import { addressOf, sendTo } from './guards.ts';
import { isWayIn } from './waysIn.ts';

type Args = Parameters<MiddlewareFunction>[0];

/**
 * For the route of all pages: sends a user whose session the server has ended to sign-in, from public pages as well, and
 * back afterwards. The loaders of a page may be the first to find out.
 */
export const askedToLogIn: MiddlewareFunction = async (args, next) => {
  askToLogIn(args);
  await next();
  askToLogIn(args);
};

function askToLogIn(args: Args): void {
  const { place, session, sessionEnded } = args.context.get(appContext);
  if (!sessionEnded.current) return;
  // A user who goes on from there has been asked.
  if (isWayIn(place().here.pathname) || currentUser(session.get()) !== null) sessionEnded.current = false;
  else if (!isWayIn(args.url.pathname)) throw sendTo(paths.signIn({ from: addressOf(args) }), args);
}
