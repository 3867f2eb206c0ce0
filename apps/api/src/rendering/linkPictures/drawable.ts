/** The letters and digits that the fonts of fonts.conf have. */
const FONT_SCRIPTS = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}0-9`;
const foreignLetter = new RegExp(String.raw`(?![${FONT_SCRIPTS}])[\p{L}\p{N}]`, 'u');
/**
 * Matches all characters that are not drawn: everything except these letters and digits, their accents, punctuation and
 * currency signs. Joiners and non-joiners are drawn in Arabic only.
 */
const undrawn = new RegExp(
  String.raw`(?![${FONT_SCRIPTS}\p{Mn}\u0020-\u007e\u00a1-\u00ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u200c\u200d])[^]` +
    String.raw`|[\ufe00-\ufe0f]|(?<!\p{Script=Arabic})[\u200c\u200d]`,
  'gu',
);

/**
 * Returns a user's text on one line without the characters that the fonts cannot draw, such as emoji. Returns null if
 * nothing is left, or if letters would be missing, because a shortened text may have another meaning.
 */
export function drawable(text: string): string | null {
  // The normalization replaces full-width and mathematical letters by ordinary ones.
  const plain = text.normalize('NFKC');
  if (foreignLetter.test(plain)) return null;
  const left = plain.replace(undrawn, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : null;
}
