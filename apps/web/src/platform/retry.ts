/** Retries an attempt until it returns true, with a pause before each retry. Returns false if all attempts fail. */
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
