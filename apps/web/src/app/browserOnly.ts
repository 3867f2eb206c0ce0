import { NetworkError } from '@skillharbor/api-client';

/** What a server is not told: a request for a page proves nothing of its sender. The browser asks once the page is there. */
export class BrowserOnlyError extends Error {
  override readonly name = 'BrowserOnlyError';

  constructor() {
    super('Only the browser can ask for this, in the name of its user.');
  }
}

export function isBrowserOnly(error: unknown): boolean {
  return error instanceof BrowserOnlyError || (error instanceof NetworkError && isBrowserOnly(error.cause));
}
