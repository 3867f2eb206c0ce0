/**
 * Loads the page anew, if the server answers: without a connection, a reload would replace the app by the browser's own
 * page, which says nothing of what there still is. Returns whether it does.
 */
export async function reload(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** In milliseconds, before each further try. */
const pauses = [250, 500, 1_000, 2_000, 4_000];

/** The same, for a connection that is said to be back and often is not quite yet. */
export async function reloadSoon(signal: AbortSignal): Promise<void> {
  if (await reload()) return;
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted || (await reload())) return;
  }
}
