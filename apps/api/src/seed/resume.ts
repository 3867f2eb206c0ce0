/** Draws resumes for the demo data, one page each. */
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { PDFFont, PDFPage } from 'pdf-lib';
import { histories } from './data/histories.ts';
import type { DemoFreelancer } from './data/types.ts';

const A4 = { width: 595, height: 842 };
const MARGIN = 64;
const TEXT_WIDTH = A4.width - 2 * MARGIN;
const colours = { body: rgb(0.11, 0.14, 0.19), muted: rgb(0.32, 0.36, 0.42), accent: rgb(0.04, 0.36, 0.4) };

/** Draws a resume, which has the same bytes for the same person and date. */
export async function resumeOf(person: DemoFreelancer, email: string, writtenAt: Date): Promise<Uint8Array> {
  const name = `${person.first_name} ${person.last_name}`;
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`Resume of ${name}`);
  document.setAuthor(name);
  document.setCreationDate(writtenAt);
  document.setModificationDate(writtenAt);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const write = writer(document.addPage([A4.width, A4.height]));

  write(name, { font: bold, size: 26, colour: colours.body, after: 4 });
  write(person.title, { font: regular, size: 13, colour: colours.accent, after: 4 });
  write([person.location, email, person.portfolio_link].join('   |   '), {
    font: regular,
    size: 9.5,
    after: 22,
  });
  heading('About me');
  for (const paragraph of person.bio.split('\n\n')) {
    write(paragraph, { font: regular, size: 10.5, colour: colours.body, after: 8 });
  }
  heading('Experience');
  for (const { from, to, role, employer } of histories[person.key] ?? []) {
    const year = writtenAt.getUTCFullYear();
    write(role, { font: bold, size: 10.5, colour: colours.body });
    write(`${employer}, ${year - from} to ${to === 0 ? 'today' : year - to}`, {
      font: regular,
      size: 9.5,
      after: 8,
    });
  }
  heading('Skills');
  write(person.skills.join(', '), { font: regular, size: 10.5, colour: colours.body, after: 8 });
  return document.save();

  function heading(text: string): void {
    write(text, { font: bold, size: 12, colour: colours.accent, before: 12, after: 6 });
  }
}

interface Style {
  font: PDFFont;
  /** The size in points, like the spaces before and after. */
  size: number;
  colour?: ReturnType<typeof rgb>;
  before?: number;
  after?: number;
}

/** Writes paragraphs down the page, one under the other. */
function writer(page: PDFPage) {
  let y = A4.height - MARGIN;
  return (text: string, { font, size, colour = colours.muted, before = 0, after = 0 }: Style): void => {
    y -= before;
    for (const line of wrap(text, font, size)) {
      y -= size * 1.35;
      page.drawText(line, { x: MARGIN, y, size, font, color: colour });
    }
    y -= after;
  };
}

/** Breaks a text into lines that fit between the margins. */
function wrap(text: string, font: PDFFont, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= TEXT_WIDTH)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
