import { wantsLittleData } from './wantsLittleData.ts';

/**
 * Calls back once the page has loaded and the browser has nothing else to do; never where little data is wanted. Returns
 * how to take it back.
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

/** Safari has no idle callback. */
function requestIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(id);
}
