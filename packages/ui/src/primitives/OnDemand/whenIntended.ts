import { wantsLittleData } from './wantsLittleData.ts';

/** The time for which the pointer must rest on a control, in milliseconds. */
const HOVER_MS = 50;

/** The controls that may need more code. A link leads to another page, which has its own code. */
const CONTROLS = 'button, input, select, textarea, summary';

/**
 * Calls back when the user is about to use a control of the page, which means that they point at it, focus it or touch
 * it. It does not call back if the user wants little data. Returns a function that cancels the call.
 */
export function whenIntended(act: () => void): () => void {
  if (wantsLittleData()) return () => undefined;
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    over.abort();
    act();
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  const onControl = (react: () => void) => (event: Event) => {
    clearTimeout(timer);
    if (event.target instanceof Element && event.target.closest(CONTROLS)) react();
  };
  // A control may have received the focus before the page was hydrated.
  if (document.activeElement?.matches(CONTROLS)) timer = setTimeout(start);
  const options = { signal, passive: true };
  document.addEventListener(
    'pointerover',
    onControl(() => (timer = setTimeout(start, HOVER_MS))),
    options,
  );
  document.addEventListener('focusin', onControl(start), options);
  document.addEventListener('touchstart', onControl(start), options);
  return () => over.abort();
}
