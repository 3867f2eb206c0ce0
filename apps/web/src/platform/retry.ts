/** Retries an attempt until it returns true, after a pause each time. Returns false if no attempt did. */
export async function retry(
  attempt: () => boolean | Promise<boolean>,
  pausesInMs: readonly number[],
): Promise<boolean> {
  if (await attempt()) return true;
  for (const pause of pausesInMs) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (await attempt()) return true;
  }
  return false;
}
