/**
 * The maximum wait for the browser to become idle, in milliseconds. It is also the wait in browsers that do not report
 * when they are idle.
 */
const MAX_WAIT_MS = 2_000;

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: MAX_WAIT_MS });
  return () => window.cancelIdleCallback(handle);
}
