/** The scripts and digits for which the fonts of fonts.conf have glyphs. */
const FONT_SCRIPTS = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}0-9`;
const foreignLetter = new RegExp(String.raw`(?![${FONT_SCRIPTS}])[\p{L}\p{N}]`, 'u');
/**
 * Matches all characters that are not drawn. The drawn ones are these letters and digits, their accents, punctuation
 * and currency signs, and in Arabic also joiners and non-joiners.
 */
const undrawn = new RegExp(
  String.raw`(?![${FONT_SCRIPTS}\p{Mn}\u0020-\u007e\u00a1-\u00ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u200c\u200d])[^]` +
    String.raw`|[\ufe00-\ufe0f]|(?<!\p{Script=Arabic})[\u200c\u200d]`,
  'gu',
);

/**
 * Returns a user's text on one line, without characters such as emoji that the fonts cannot draw. Returns null if
 * nothing would be left, or if letters would be missing, because the text might then have another meaning.
 */
export function drawable(text: string): string | null {
  // Normalizes the text, so that full-width and mathematical letters become ordinary ones.
  const plain = text.normalize('NFKC');
  if (foreignLetter.test(plain)) return null;
  const left = plain.replace(undrawn, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : null;
}
