type Control = Pick<HTMLElement, 'isConnected' | 'click' | 'removeAttribute'>;

/**
 * Presses the first collected control that is still on the page. Returns false if no control is left, which means that
 * the page is interactive from then on.
 */
export function pressNext(page: { earlyEvents?: Set<Control> | null }): boolean {
  const saved = page.earlyEvents ?? new Set();
  // While this set exists, the script in index.html would also collect the presses of this function.
  page.earlyEvents = null;
  for (const control of saved) {
    saved.delete(control);
    control.removeAttribute('aria-busy');
    if (!control.isConnected) continue;
    control.click();
    // Controls that the user presses in the meantime are added at the end.
    page.earlyEvents = saved;
    return true;
  }
  return false;
}
