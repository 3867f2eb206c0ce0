import { NetworkError } from './errors.ts';

/** Sends a request for the clients. */
export type Send = (request: Request) => Promise<Response>;

/** Sends a request with `fetch`, and aborts it after `timeout` milliseconds without a response. */
export function sendWith(fetch: typeof globalThis.fetch, timeout: number): Send {
  return async (request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
    try {
      return await fetch(request, { signal });
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw new NetworkError(error);
    }
  };
}
