import type { Role } from '@skillharbor/contract';
import { createPath, redirect, replace } from 'react-router-dom';
import type { MiddlewareFunction } from 'react-router-dom';
import { appContext } from '../app/app.ts';
import { paths } from '../navigation/paths.ts';
import { originIn } from './origin.ts';

type GuardArgs = Parameters<MiddlewareFunction>[0];

/** Lets both roles in. Sends a visitor to sign-in, and back afterwards. */
export const signedInOnly: MiddlewareFunction = (args) => void signedIn(args);

/** Lets one role in. Sends a visitor to sign-in, and back afterwards, and the other role home. */
export function only(role: Role): MiddlewareFunction {
  return (args) => {
    if (signedIn(args) !== role) throw sendTo(paths.home(), args);
  };
}

/** For pages that make no sense to a signed-in user. One who has just signed in goes on to where they were going. */
export const visitorsOnly: MiddlewareFunction = (args) => {
  if (roleOf(args) === null) return;
  const { hash } = args.context.get(appContext).place().target;
  throw sendTo(originIn(args.url.searchParams, hash) ?? paths.home(), args);
};

function signedIn(args: GuardArgs): Role {
  const role = roleOf(args);
  if (role === null) throw sendTo(paths.signIn({ from: addressOf(args) }), args);
  return role;
}

function roleOf({ context }: GuardArgs): Role | null {
  return context.get(appContext).role();
}

/** The address that is asked for, with its hash. */
export function addressOf({ url, context }: GuardArgs): string {
  const { hash } = context.get(appContext).place().target;
  return createPath({ pathname: url.pathname, search: url.search, hash });
}

/** Replaces the present page where the user may no longer see it: it is no place to come back to. */
export function sendTo(path: string, { url, context }: GuardArgs): Response {
  const { here } = context.get(appContext).place();
  const isHere = here.pathname === url.pathname && here.search === url.search;
  return isHere ? replace(path) : redirect(path);
}
