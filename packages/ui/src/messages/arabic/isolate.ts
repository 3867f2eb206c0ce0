/** Text of a user within a sentence: whatever its direction, it does not turn what stands around it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
