/** About as much of a description as search engines show. */
const MAX_LENGTH = 160;

/** The beginning of a text on one line, cut after a whole word. */
export function excerpt(text: string, maxLength = MAX_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const start = line.slice(0, maxLength);
  const end = line[maxLength - 1] === ' ' ? maxLength - 1 : start.lastIndexOf(' ');
  // A text without spaces is cut between characters: half of an emoji would be none.
  const cut = end > 0 ? start.slice(0, end) : start.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:–—-]+$/, '')}…`;
}
