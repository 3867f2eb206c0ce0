/** The approximate length of a description in search results, in characters. */
const MAX_LENGTH = 160;

/** Returns the start of a text on one line, cut after a whole word. */
export function excerpt(text: string, maxLength = MAX_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const start = line.slice(0, maxLength);
  const end = line[maxLength - 1] === ' ' ? maxLength - 1 : start.lastIndexOf(' ');
  // Cuts a text without spaces between characters, never inside a surrogate pair.
  const cut = end > 0 ? start.slice(0, end) : start.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:–—-]+$/, '')}…`;
}
