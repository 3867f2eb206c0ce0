/**
 * Writes a document as an accessible PDF (PDF/UA). The PDF has a title, a language and a structure, and embeds its
 * fonts. Right-to-left text is shaped and put into visual order.
 */
import type { Language } from '@skillharbor/contract';
import PDFDocument from 'pdfkit';
import { fontFile, fontNames, weights } from './fonts.ts';
import type { FontName, Weight } from './fonts.ts';
import { linesOf } from './lines.ts';
import type { Line, Lines, Part } from './lines.ts';

export type Block =
  | { kind: 'title' | 'heading' | 'paragraph' | 'note'; text: string }
  | { kind: 'list'; items: readonly { label: string; text: string }[] };

export interface Document {
  title: string;
  language: Language;
  direction: 'ltr' | 'rtl';
  createdAt: Date;
  blocks: readonly Block[];
}

const MARGIN = 64;
const INDENT = 20;
const INK = '#14212b';
const MUTED = '#4a5a66';

interface Style {
  size: number;
  weight: Weight;
  color: string;
  before: number;
  tag: 'H1' | 'H2' | 'P';
}

const styles: Readonly<Record<Exclude<Block['kind'], 'list'>, Style>> = {
  title: { size: 22, weight: '600SemiBold', color: INK, before: 0, tag: 'H1' },
  heading: { size: 13, weight: '600SemiBold', color: INK, before: 18, tag: 'H2' },
  paragraph: { size: 11, weight: '400Regular', color: INK, before: 6, tag: 'P' },
  note: { size: 10, weight: '400Regular', color: MUTED, before: 6, tag: 'P' },
};

/** The height of a line as a multiple of the font size. */
const LINE_HEIGHT = 1.45;
/**
 * With the option `features`, pdfkit shapes the whole text at once. Without it, pdfkit shapes each word separately, and
 * does not reorder the words of right-to-left text.
 */
const shaped: PDFKit.Mixins.TextOptions = { features: [], lineBreak: false };

export async function writePdf(content: Document): Promise<Buffer> {
  const { title, language, createdAt } = content;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The cast is needed, because the types list only other subsets of PDF.
    subset: 'PDF/UA' as 'PDF/A-3a',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: 'Skill Harbor', CreationDate: createdAt },
    // The cast is needed, because the types allow only the path of a font, but pdfkit also accepts its bytes.
    font: fontFile('NotoSans', '400Regular') as unknown as string,
  });
  for (const name of fontNames)
    for (const weight of weights) pdf.registerFont(`${name} ${weight}`, fontFile(name, weight));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const block of content.blocks) root.add(structureOf(pdf, block, content.direction));
  root.end();
  numberPages(pdf, content);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

type Pdf = InstanceType<typeof PDFDocument>;

function structureOf(pdf: Pdf, block: Block, base: Document['direction']) {
  if (block.kind === 'list') {
    const style = styles.paragraph;
    const items = block.items.map(({ label, text }) => {
      const body = { ...prepare(pdf, text, { style, base, indent: INDENT }), isRightToLeft: base === 'rtl' };
      const prepared = prepare(pdf, label, { style, base, indent: 0 });
      const draw = () => {
        room(pdf, body.style, true);
        const { y } = pdf;
        drawLine(pdf, prepared.lines[0], { style, isRightToLeft: body.isRightToLeft, indent: 0 });
        pdf.y = y;
      };
      return pdf.struct('LI', {}, [
        pdf.struct('Lbl', {}, draw),
        pdf.struct('LBody', body.spoken, () => drawLines(pdf, body)),
      ]);
    });
    return pdf.struct('L', {}, items);
  }
  const prepared = prepare(pdf, block.text, { style: styles[block.kind], base, indent: 0 });
  return pdf.struct(prepared.style.tag, prepared.spoken, () => {
    room(pdf, prepared.style, true);
    drawLines(pdf, prepared);
  });
}

interface Prepared extends Lines {
  style: Style;
  indent: number;
  /**
   * The text in logical order. A screen reader reads it instead of the drawn lines, whose parts may be in another
   * order.
   */
  spoken: { actual?: string };
}

/** Breaks a text into lines. The text's own line breaks are kept. */
function prepare(
  pdf: Pdf,
  text: string,
  { style, base, indent }: { style: Style; base: Document['direction']; indent: number },
): Prepared {
  const maxWidth = pdf.page.width - 2 * MARGIN - indent;
  const widths = new Map<string, number>();
  // Caches the widths of words, because shaping is expensive and most words of a text occur often.
  const widthOf = ({ font, text: part }: Part) => {
    const key = `${font} ${part}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    choose(pdf, font, style);
    const width = pdf.widthOfString(part, shaped);
    widths.set(key, width);
    return width;
  };
  const all = text.split('\n').map((line) => linesOf(line, { base, maxWidth, widthOf }));
  const isReordered = all.some((one) => one.isReordered);
  return {
    style,
    indent,
    lines: all.flatMap(({ lines }) => lines),
    isRightToLeft: all[0]?.isRightToLeft ?? false,
    isReordered,
    spoken: isReordered ? { actual: text } : {},
  };
}

const choose = (pdf: Pdf, font: FontName, { weight, size, color }: Style) =>
  pdf.font(`${font} ${weight}`).fontSize(size).fillColor(color);

/**
 * Begins a new page if there is no room for another line. A heading is kept on the same page as the two lines after it.
 */
function room(pdf: Pdf, style: Style, isFirst: boolean): void {
  const needed = style.size * LINE_HEIGHT * (style.tag === 'P' ? 1 : 3);
  if (isFirst && pdf.y > MARGIN) pdf.y += style.before;
  if (pdf.y + needed > pdf.page.height - MARGIN) {
    pdf.continueOnNewPage();
    pdf.y = MARGIN;
  }
}

function drawLines(pdf: Pdf, { lines, style, indent, isRightToLeft }: Prepared): void {
  for (const [index, line] of lines.entries()) {
    if (index > 0) room(pdf, style, false);
    drawLine(pdf, line, { style, indent, isRightToLeft });
  }
}

function drawLine(
  pdf: Pdf,
  line: Line | undefined,
  { style, indent, isRightToLeft }: { style: Style; indent: number; isRightToLeft: boolean },
): void {
  const { y } = pdf;
  let x = isRightToLeft ? pdf.page.width - MARGIN - indent - (line?.width ?? 0) : MARGIN + indent;
  // Adds a space at the end of each line, so that programs that extract the text do not join words.
  const parts = isRightToLeft
    ? (line?.parts ?? [])
    : [...(line?.parts ?? []), { text: ' ', font: 'NotoSans' } as const];
  for (const part of parts) {
    choose(pdf, part.font, style);
    const width = pdf.widthOfString(part.text, shaped);
    // Places the letters of all fonts on the same baseline, although the ascents of the fonts differ.
    pdf.text(part.text, x, y + style.size, { ...shaped, baseline: 'alphabetic' });
    x += width;
  }
  pdf.y = y + style.size * LINE_HEIGHT;
}

/** Adds page numbers outside the structure, so that a screen reader does not read them in the middle of the text. */
function numberPages(pdf: Pdf, { language }: Document): void {
  const { count } = pdf.bufferedPageRange();
  if (count < 2) return;
  const format = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    choose(pdf, 'NotoSans', styles.note);
    const text = `${format.format(page + 1)} / ${format.format(count)}`;
    const x = (pdf.page.width - pdf.widthOfString(text, shaped)) / 2;
    pdf.text(text, x, pdf.page.height - MARGIN / 2, { ...shaped, baseline: 'alphabetic' });
    pdf.endMarkedContent();
  }
}
