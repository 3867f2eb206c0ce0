/** Moves the focus to the heading of the page, or to the page while it has none. Returns what has the focus then. */
export function focusMain(): HTMLElement | null {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  const target = heading ?? main;
  target?.focus({ preventScroll: true });
  return target;
}
