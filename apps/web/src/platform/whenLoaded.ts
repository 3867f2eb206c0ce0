import { whenIdle } from './whenIdle.ts';

/** Runs a task when the page has loaded and the browser is idle, so that the task does not delay the page. */
export function whenLoaded(task: () => void): void {
  const start = () => void whenIdle(task);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
