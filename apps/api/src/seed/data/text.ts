// These texts use a dash between spaces for list items only.
const LIST_ITEM = / - /g;

/**
 * Makes a long text from a template in code. The lines of a paragraph become one line; an empty line separates
 * paragraphs, and a line that begins with a dash stays a line of its own.
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
