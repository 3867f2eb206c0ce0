/** Returns the first sentence of a text, or its first line if the line has no end of a sentence. */
export function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return /^.*?[.!?؟。…](?=\s|$)/u.exec(line)?.[0] ?? line;
}
