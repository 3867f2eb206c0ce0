import { htmlEscape } from 'escape-goat';
import { linkRel, parseProse } from './parse.ts';
import type { Block, Span } from './parse.ts';

/** Renders a text as HTML, for mails and search engines. `style` is set on every paragraph and list. */
export function proseHtml(text: string, style?: string): string {
  const attributes = style === undefined ? '' : ` style="${htmlEscape(style)}"`;
  return parseProse(text)
    .map((block) => blockHtml(block, attributes))
    .join('\n');
}

function blockHtml(block: Block, attributes: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p${attributes}>${spansHtml(block.text)}</p>`;
    case 'bullets':
      return `<ul${attributes}>${block.items.map((item) => `<li>${spansHtml(item)}</li>`).join('')}</ul>`;
    case 'numbers':
      return `<ol${attributes}>${block.items.map(({ number, text }) => `<li value="${number}">${spansHtml(text)}</li>`).join('')}</ol>`;
  }
}

function spansHtml(spans: readonly Span[]): string {
  return spans
    .map(({ text, href }) =>
      href === undefined
        ? htmlEscape(text).replaceAll('\n', '<br>\n')
        : `<a href="${htmlEscape(href)}" rel="${linkRel}">${htmlEscape(text)}</a>`,
    )
    .join('');
}
