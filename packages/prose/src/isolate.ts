/**
 * Text of a user, or an address, within a sentence: whatever its direction, it does not turn what stands around it, nor do
 * its own signs at its end change sides.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
