/** The letters and digits that the fonts of fonts.conf have. */
const FONT_SCRIPTS = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}0-9`;
const foreignLetter = new RegExp(String.raw`(?![${FONT_SCRIPTS}])[\p{L}\p{N}]`, 'u');
/** Everything but these, their accents, punctuation and currencies; and what joins and parts letters, in Arabic only. */
const undrawn = new RegExp(
  String.raw`(?![${FONT_SCRIPTS}\p{Mn}\u0020-\u007e\u00a1-\u00ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u200c\u200d])[^]` +
    String.raw`|[\ufe00-\ufe0f]|(?<!\p{Script=Arabic})[\u200c\u200d]`,
  'gu',
);

/**
 * A user's text without what the fonts cannot draw, such as emoji, on one line. Null where nothing is left, or letters
 * would be missing: half a text says something else.
 */
export function drawable(text: string): string | null {
  // Full-width and mathematical letters become the ordinary ones.
  const plain = text.normalize('NFKC');
  if (foreignLetter.test(plain)) return null;
  const left = plain.replace(undrawn, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : null;
}
