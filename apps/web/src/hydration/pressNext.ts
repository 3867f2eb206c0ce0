type Control = Pick<HTMLElement, 'isConnected' | 'click' | 'removeAttribute'>;

/** Presses what was pressed first and is still on the page. False where nothing is left: the page is live from then on. */
export function pressNext(page: { earlyEvents?: Set<Control> | null }): boolean {
  const kept = page.earlyEvents ?? new Set();
  // Else the script in index.html would keep this press, too.
  page.earlyEvents = null;
  for (const control of kept) {
    kept.delete(control);
    control.removeAttribute('aria-busy');
    if (!control.isConnected) continue;
    control.click();
    // What is pressed meanwhile comes after what was pressed before.
    page.earlyEvents = kept;
    return true;
  }
  return false;
}
