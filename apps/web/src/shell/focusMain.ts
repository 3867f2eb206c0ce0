/** Moves the focus to the heading of the page, or to the page while it has none. Returns whether it found a heading. */
export function focusMain(): boolean {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
  return Boolean(heading);
}
