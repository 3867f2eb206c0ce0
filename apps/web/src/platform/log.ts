/** Writes a warning to the browser's console. */
export function log(message: string, error?: unknown): void {
  // oxlint-disable-next-line no-console -- Only this function writes to the console.
  console.warn(message, ...(error === undefined ? [] : [error]));
}
