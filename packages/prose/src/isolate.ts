/**
 * Isolates a user's text or an address within a sentence, so that its direction changes neither the text around it nor
 * the place of its own punctuation.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
