/** Returns the first sentence of a text, or the first line if no sentence ends in it. */
export function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return /^.*?[.!?؟。…](?=\s|$)/u.exec(line)?.[0] ?? line;
}
