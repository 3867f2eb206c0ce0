import { paths } from '../navigation/paths.ts';

const signInPages: ReadonlySet<string> = new Set([
  paths.signIn(),
  paths.signUp(),
  paths.forgotPassword(),
  paths.resetPassword(),
]);

/** Returns true if a page is about signing in. The app remembers across these pages where the user was going. */
export function isSignInPage(pathname: string): boolean {
  return signInPages.has(pathname);
}
