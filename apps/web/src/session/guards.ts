import type { Role } from '@skillharbor/contract';
import { createPath, redirect, replace } from 'react-router-dom';
import type { MiddlewareFunction } from 'react-router-dom';
import { appContext } from '../app/app.ts';
import { paths } from '../navigation/paths.ts';
import { originIn } from './origin.ts';

type GuardArgs = Parameters<MiddlewareFunction>[0];

/** Admits both roles. Redirects a visitor to sign-in, and afterwards back to the page. */
export const signedInOnly: MiddlewareFunction = (args) => void signedIn(args);

/**
 * Admits one role. Redirects a visitor to sign-in and afterwards back to the page, and a user with the other role to
 * the home page.
 */
export function only(role: Role): MiddlewareFunction {
  return (args) => {
    if (signedIn(args) !== role) throw sendTo(paths.home(), args);
  };
}

/** Admits visitors and freelancers. Redirects a client to the client's list of saved freelancers. */
export const exceptClients: MiddlewareFunction = (args) => {
  if (roleOf(args) === 'client') throw sendTo(paths.savedFreelancers(), args);
};

/** Guards pages for visitors only. Redirects a user who has just signed in to the page that the user wanted to open. */
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

/** Returns the requested address, including its hash. */
export function addressOf({ url, context }: GuardArgs): string {
  const { hash } = context.get(appContext).place().target;
  return createPath({ pathname: url.pathname, search: url.search, hash });
}

/**
 * Redirects. Replaces the current history entry if the user may no longer see its page, so that Back does not return to
 * it.
 */
export function sendTo(path: string, { url, context }: GuardArgs): Response {
  const { here } = context.get(appContext).place();
  const isHere = here.pathname === url.pathname && here.search === url.search;
  return isHere ? replace(path) : redirect(path);
}
