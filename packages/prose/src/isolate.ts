/**
 * Isolates a user's text or an address within a sentence, so that its direction neither changes the surrounding text
 * nor moves its own punctuation.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
