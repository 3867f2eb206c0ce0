/** Writes a warning to the browser's console. */
export function log(message: string, error?: unknown): void {
  // oxlint-disable-next-line no-console -- This is the one place that writes there.
  console.warn(message, ...(error === undefined ? [] : [error]));
}
