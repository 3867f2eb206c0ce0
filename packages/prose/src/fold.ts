/** Letters that Unicode does not decompose, with the letters that people type instead on other keyboards. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Removes case and accents from a text, so that texts can be compared: `Québec` and `quebec` become equal. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
}
