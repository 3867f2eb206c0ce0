import type { Role, User } from '@skillharbor/contract';
import { createPath, redirect, replace, type MiddlewareFunction } from 'react-router-dom';
import { appContext } from '../app.ts';
import { paths } from '../paths.ts';
import { currentUser } from './current-user.ts';
import { originIn } from './origin.ts';

type GuardArgs = Parameters<MiddlewareFunction>[0];

/** Lets one role in. Nobody signed in: to sign-in, and back afterwards. The other role: home. */
export function only(role: Role): MiddlewareFunction {
  return (args) => {
    const user = userOf(args);
    if (user === null) throw sendTo(paths.signIn({ from: addressOf(args) }), args);
    if (user.role !== role) throw sendTo(paths.home(), args);
  };
}

/** For pages that make no sense to somebody signed in. Who has just signed in there goes on to where they were going. */
export const visitorsOnly: MiddlewareFunction = (args) => {
  if (userOf(args) !== null) throw sendTo(originIn(args.url.searchParams) ?? paths.home(), args);
};

function userOf({ context }: GuardArgs): User | null {
  return currentUser(context.get(appContext).session.get());
}

/** The address that is asked for, with its hash. */
function addressOf({ url, context }: GuardArgs): string {
  const { hash } = context.get(appContext).place().target;
  return createPath({ pathname: url.pathname, search: url.search, hash });
}

/** A page that somebody is on, and may no longer be, is no place to come back to. */
function sendTo(path: string, { url, context }: GuardArgs): Response {
  const { here } = context.get(appContext).place();
  const isHere = here.pathname === url.pathname && here.search === url.search;
  return isHere ? replace(path) : redirect(path);
}
