// In the texts of the demo data, a dash between two spaces always begins a list item.
const LIST_ITEM = / - /g;

/**
 * Converts a long template literal to a text. The lines of a paragraph are joined into one line. An empty line
 * separates paragraphs, and a line that begins with a dash remains a separate line.
 *
 *     text`
 *       One paragraph, written
 *       over two lines.
 *
 *       A list
 *       - of two
 *       - items
 *     `
 */
export function text(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .trim()
        .replaceAll(/\s*\n\s*/g, ' ')
        .replaceAll(LIST_ITEM, '\n- '),
    )
    .join('\n\n')
    .trim();
}
