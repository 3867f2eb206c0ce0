/** Returns the first letters of the first and the last word of a name: 'Ada Okafor' → 'AO', 'Ada' → 'A'. */
export function initials(name: string) {
  const messages = name.trim().split(/\s+/u).filter(Boolean);
  const ends = messages.length > 1 ? [messages[0], messages.at(-1)] : messages;
  // The first letter is a whole grapheme, so that it keeps its combining marks.
  return ends.map((word) => firstCharacter(word ?? '').toLocaleUpperCase()).join('');
}

function firstCharacter(word: string) {
  for (const { segment } of new Intl.Segmenter().segment(word)) return segment;
  return '';
}
