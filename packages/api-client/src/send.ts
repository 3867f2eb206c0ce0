import { NetworkError } from './errors.ts';

/** Sends a request for the clients. */
export type Send = (request: Request) => Promise<Response>;

/**
 * Sends a request with `fetch`, and aborts it if the response is not complete after `timeout` milliseconds. For a
 * stream of events, the timeout applies only to its beginning, because the stream stays open.
 */
export function sendWith(fetch: typeof globalThis.fetch, timeout: number): Send {
  return async (request) => {
    const late = AbortSignal.timeout(timeout);
    const ending = new AbortController();
    const end = () => ending.abort(late.reason);
    late.addEventListener('abort', end);
    try {
      const response = await fetch(request, { signal: AbortSignal.any([request.signal, ending.signal]) });
      if (isEventStream(response)) late.removeEventListener('abort', end);
      return response;
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw new NetworkError(error);
    }
  };
}

const isEventStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;
