/**
 * Moves the focus to the page's heading or, if there is no heading yet, to the page itself. Returns the focused
 * element.
 */
export function focusMain(): HTMLElement | null {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  const target = heading ?? main;
  target?.focus({ preventScroll: true });
  return target;
}

/**
 * Focuses the heading, even if it appears later or is replaced. Returns a function that stops watching for headings.
 */
export function followHeading(): (() => void) | undefined {
  const main = document.getElementById('main');
  let focused = focusMain();
  if (!main) return undefined;

  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    // Stops, because the user has moved the focus elsewhere.
    if (activeElement !== focused && activeElement !== document.body) return observer.disconnect();
    const isGone = focused === main ? main.querySelector('h1') !== null : !focused?.isConnected;
    if (isGone) focused = focusMain();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
