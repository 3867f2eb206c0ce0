import { paths } from '../navigation/paths.ts';

const waysIn: ReadonlySet<string> = new Set([
  paths.signIn(),
  paths.signUp(),
  paths.forgotPassword(),
  paths.resetPassword(),
]);

/** Whether a page is about signing in. On the way through them, the app remembers where the user was going. */
export function isWayIn(pathname: string): boolean {
  return waysIn.has(pathname);
}
