/** Moves the focus to the heading of the page, or to the page while it has none. Returns what has the focus then. */
export function focusMain(): HTMLElement | null {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  const target = heading ?? main;
  target?.focus({ preventScroll: true });
  return target;
}

/** Focuses the heading, also one that has yet to come or is replaced. Returns the way to stop watching. */
export function followHeading(): (() => void) | undefined {
  const main = document.getElementById('main');
  let focused = focusMain();
  if (!main) return undefined;

  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    // The user has moved the focus elsewhere.
    if (activeElement !== focused && activeElement !== document.body) return observer.disconnect();
    const isGone = focused === main ? main.querySelector('h1') !== null : !focused?.isConnected;
    if (isGone) focused = focusMain();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
