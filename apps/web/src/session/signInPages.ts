import { paths } from '../navigation/paths.ts';

const signInPages: ReadonlySet<string> = new Set([
  paths.signIn(),
  paths.signUp(),
  paths.forgotPassword(),
  paths.resetPassword(),
]);

/**
 * Returns true if a page is part of signing in. While a user visits such pages, the app remembers the page that the
 * user wanted to open.
 */
export function isSignInPage(pathname: string): boolean {
  return signInPages.has(pathname);
}
