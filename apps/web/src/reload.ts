/**
 * Loads the page anew, if the server answers: without a connection, a reload would replace the app by the browser's own
 * page, which says nothing of what there still is.
 */
export async function reload(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  window.location.reload();
}
