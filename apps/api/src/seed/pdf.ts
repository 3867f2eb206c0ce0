/** Writes a PDF with one page of text in Helvetica, a font that every PDF reader has. */

const A4 = { width: 595, height: 842 };
const MARGIN = 64;
const TEXT_WIDTH = A4.width - 2 * MARGIN;

export interface Paragraph {
  text: string;
  /** The font size in points. The spaces before and after a paragraph are also in points. */
  size: number;
  isBold?: boolean;
  /** The shares of red, green and blue in the colour, from 0 to 1, in the notation of PDF. */
  colour: string;
  before?: number;
  after?: number;
}

interface Info {
  title: string;
  author: string;
  writtenAt: Date;
}

/**
 * Returns a PDF. For the same texts and date, it always consists of the same bytes. Throws if a letter is not in
 * Windows-1252.
 */
export function pdf(
  { title, author, writtenAt }: Info,
  paragraphs: readonly Paragraph[],
): Buffer<ArrayBuffer> {
  const content = contentOf(paragraphs);
  const date = `(D:${writtenAt.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z)`;
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${A4.width} ${A4.height}]/Contents 6 0 R/Resources<</Font<</F0 4 0 R/F1 5 0 R>>>>>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    `<</Title${hex(title)}/Author${hex(author)}/CreationDate${date}/ModDate${date}>>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<</Size ${count}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

/** Draws the paragraphs, one below the other. */
function contentOf(paragraphs: readonly Paragraph[]): string {
  let y = A4.height - MARGIN;
  const drawn: string[] = [];
  for (const { text, size, isBold = false, colour, before = 0, after = 0 } of paragraphs) {
    y -= before;
    for (const line of wrap(text, size)) {
      y -= size * 1.35;
      const font = `/F${Number(isBold)} ${size} Tf`;
      drawn.push(`BT ${font} ${colour} rg ${MARGIN} ${y.toFixed(2)} Td ${hex(line)} Tj ET`);
    }
    y -= after;
  }
  return drawn.join('\n');
}

/** Breaks a text into lines that fit between the margins. */
function wrap(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) * size <= TEXT_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The widths of the letters from space to ~ in Helvetica, in thousandths of the font size. */
const WIDTHS = `
  278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
  1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
  333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584`
  .trim()
  .split(/\s+/)
  .map(Number);
/** The width that is assumed for an accented letter. */
const OTHER_WIDTH = 556;

function widthOf(text: string): number {
  const widths = Array.from(text, (letter) => WIDTHS[letter.charCodeAt(0) - 32] ?? OTHER_WIDTH);
  return widths.reduce((sum, width) => sum + width, 0) / 1000;
}

const decoder = new TextDecoder('windows-1252');
const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));

function hex(text: string): string {
  const encoded = Array.from(text, (letter) => {
    const byte = bytes.get(letter);
    if (byte === undefined) throw new Error(`Helvetica cannot write ${letter}.`);
    return byte.toString(16).padStart(2, '0');
  });
  return `<${encoded.join('')}>`;
}
