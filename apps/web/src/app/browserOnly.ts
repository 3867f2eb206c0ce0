import { NetworkError } from '@skillharbor/api-client';

/**
 * The error for data that only the browser may request. A request for a page does not prove which user sent it, so the
 * browser requests the data after the page has loaded.
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
