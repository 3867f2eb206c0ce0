import { NetworkError } from '@skillharbor/api-client';

/**
 * The error of data that only the browser may request. A page request does not prove who sent it, so the browser
 * requests this data after the page has loaded.
 */
export class BrowserOnlyError extends Error {
  override readonly name = 'BrowserOnlyError';

  constructor() {
    super('Only the browser can ask for this, in the name of its user.');
  }
}

export function isBrowserOnly(error: unknown): boolean {
  return error instanceof BrowserOnlyError || (error instanceof NetworkError && isBrowserOnly(error.cause));
}
