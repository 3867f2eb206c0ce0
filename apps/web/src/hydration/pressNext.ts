type Control = Pick<HTMLElement, 'isConnected' | 'click' | 'removeAttribute'>;

/**
 * Presses the first collected control that is still on the page. Returns false if none is left, which means that the
 * page is live from then on.
 */
export function pressNext(page: { earlyEvents?: Set<Control> | null }): boolean {
  const saved = page.earlyEvents ?? new Set();
  // Without this, the script in index.html would also collect this press.
  page.earlyEvents = null;
  for (const control of saved) {
    saved.delete(control);
    control.removeAttribute('aria-busy');
    if (!control.isConnected) continue;
    control.click();
    // Controls that the user presses meanwhile are added at the end.
    page.earlyEvents = saved;
    return true;
  }
  return false;
}
