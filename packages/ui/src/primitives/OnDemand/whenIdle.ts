import { wantsLittleData } from './wantsLittleData.ts';

/** The longest wait for an idle moment, in milliseconds. A busy browser may have none. */
const MAX_WAIT_MS = 3_000;

/**
 * Calls back once the page has loaded and the browser is idle, or has been busy for three seconds, unless the user wants little data. Returns a function
 * that cancels the call.
 */
export function whenIdle(act: () => void): () => void {
  if (wantsLittleData()) return () => undefined;
  const given = new AbortController();
  const start = () => {
    const cancel = requestIdle(act);
    given.signal.addEventListener('abort', cancel);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal: given.signal });
  return () => given.abort();
}

/** Calls back when the browser is idle, or after a moment in browsers that do not report it, such as Safari. */
function requestIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(act, { timeout: MAX_WAIT_MS });
  return () => window.cancelIdleCallback(id);
}
