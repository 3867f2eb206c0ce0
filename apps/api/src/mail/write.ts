/** Writes a mail as plain text and as HTML from the same paragraphs. Texts of users are escaped. */
import { proseHtml } from '@skillharbor/prose';
import { htmlEscape } from 'escape-goat';
import type { Content, Link } from './content.ts';
import type { Mail } from './mails.repository.ts';
import { SITE_NAME } from './siteName.ts';
import type { MailTexts } from './texts/english.ts';

const PARAGRAPH_STYLE = 'margin:0 0 16px';

type Written = Pick<MailTexts, 'language' | 'direction'>;

/** The placeholder for the brand above a mail. The mail queue replaces it. */
export const HEADER = '<!-- brand -->\n';
/** The HTML that ends every mail. */
const END = '\n</div>\n</body></html>\n';

export function write(
  { language, direction }: Written,
  { subject, greeting, paragraphs: words, details = [], quote, sections = [], button, closing }: Content,
): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const paragraphs = [...(greeting === undefined ? [] : [greeting]), ...words, ...details];
  const text = [
    ...paragraphs,
    ...(quote ? [quote.from, quote.text.replace(/^/gm, '> ')] : []),
    ...sections.flatMap(({ title, links, after, footer }) => [
      title,
      ...links.map(textLink),
      ...(after === undefined ? [] : [after]),
      ...(footer ? [textLink(footer)] : []),
    ]),
    ...(button ? [textLink(button)] : []),
    closing,
  ].join('\n\n');
  const html = [
    ...paragraphs.map(paragraph),
    ...(quote ? [paragraph(quote.from), blockquote(quote.text, direction)] : []),
    ...sections.flatMap(({ title, links, after, footer }) => [
      `<h2 style="margin:24px 0 8px;font-size:16px">${htmlEscape(title)}</h2>`,
      `<ul style="margin:0 0 8px">\n${links.map((link) => `<li>${htmlLink(link)}</li>`).join('\n')}\n</ul>`,
      ...(after === undefined ? [] : [paragraph(after)]),
      ...(footer ? [`<p style="margin:0 0 24px;font-size:13px">${htmlLink(footer)}</p>`] : []),
    ]),
    ...(button ? [`<p style="${PARAGRAPH_STYLE}">${htmlLink(button)}</p>`] : []),
    paragraph(closing),
  ].join('\n');
  return {
    language,
    subject: oneLine(subject),
    text: `${text}\n`,
    html: page(html, { language, direction }),
  };
}

/** Adds a link at the end of a mail, in smaller letters than the text. */
export function withLink<Written extends Pick<Mail, 'text' | 'html'>>(
  mail: Written,
  { label, href }: Link,
): Written {
  const link = { label, href };
  return {
    ...mail,
    text: `${mail.text}\n--\n${textLink(link)}\n`,
    html: `${mail.html.slice(0, -END.length)}\n<p style="margin:32px 0 0;font-size:13px">${htmlLink(link)}</p>${END}`,
  };
}

const textLink = ({ label, href }: Link) => `${label}:\n${href}`;
const htmlLink = ({ label, href }: Link) => `<a href="${htmlEscape(href)}">${htmlEscape(label)}</a>`;

/**
 * Wraps the content in a page. Mail programs drop the html element, so the content repeats the language and the
 * direction.
 */
function page(content: string, { language, direction }: Written): string {
  const attributes = `lang="${language}" dir="${direction}"`;
  return (
    `<!doctype html>\n<html ${attributes}><head><meta charset="utf-8"><title>${SITE_NAME}</title></head>\n` +
    '<body style="margin:0;padding:24px;font-family:sans-serif;line-height:1.5">\n' +
    `<div ${attributes}>\n${HEADER}${content}${END}`
  );
}

function paragraph(text: string): string {
  return `<p style="${PARAGRAPH_STYLE}">${lines(text)}</p>`;
}

/**
 * Quotes a text. The vertical bar is at the side where lines begin in the mail's language, and the text follows the
 * direction of its own language.
 */
function blockquote(text: string, direction: Written['direction']): string {
  const start = direction === 'ltr' ? 'left' : 'right';
  const style = `margin:0 0 16px;padding-${start}:16px;border-${start}:3px solid #b8c4ce`;
  return `<blockquote style="${style}">\n<div dir="auto">\n${proseHtml(text, PARAGRAPH_STYLE)}\n</div>\n</blockquote>`;
}

function lines(text: string): string {
  return htmlEscape(text).replace(/\r?\n/g, '<br>\n');
}

/**
 * Joins the lines of a text into one line, because the subject of a mail and the items of a list must not contain line
 * breaks.
 */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
