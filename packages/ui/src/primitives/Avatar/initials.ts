/** 'Ada Okafor' → 'AO'; 'Ada' → 'A'; at most the first and the last word. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // By character as people count them, so that no letter with marks is cut in half.
  return ends.map((word) => firstCharacter(word ?? '').toLocaleUpperCase()).join('');
}

function firstCharacter(word: string) {
  for (const { segment } of new Intl.Segmenter().segment(word)) return segment;
  return '';
}
