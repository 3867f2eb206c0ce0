/** Reads the text of an untrusted PDF. Here, pdf.js loads no fonts, sends no requests and runs no code from the PDF. */
import { getDocumentProxy } from 'unpdf';
import { linesOf } from './pdfLines.ts';

const MAX_PAGES = 10;
const MAX_CHARACTERS = 20_000;
/**
 * The maximum share of unknown characters in a text that counts as readable. A font may draw glyphs without saying
 * which characters they represent.
 */
const MAX_UNKNOWN = 0.1;

export type PdfRefusal = 'no text' | 'encrypted' | 'damaged' | 'too complex' | 'too slow';
export type PdfText = { text: string } | { refusal: PdfRefusal };

/** Returns the lines of text on the first pages of the PDF. */
export async function readPdf(content: Uint8Array): Promise<PdfText> {
  try {
    const text = (await read(content)).slice(0, MAX_CHARACTERS);
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const unknown = text.match(/[^\P{Cc}\n]|[\u{FFFD}\p{Co}]/gu)?.length ?? 0;
    return letters === 0 || unknown > MAX_UNKNOWN * letters ? { refusal: 'no text' } : { text };
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    return { refusal: isEncrypted ? 'encrypted' : 'damaged' };
  }
}

async function read(content: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(content, {
    useSystemFonts: false,
    disableFontFace: true,
    useWasm: false,
    verbosity: 0,
  });
  const lines: string[] = [];
  let length = 0;
  for (
    let number = 1;
    number <= Math.min(document.numPages, MAX_PAGES) && length < MAX_CHARACTERS;
    number += 1
  ) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const ofPage = linesOf(
      items.flatMap((item) => {
        if (!('str' in item)) return [];
        const { str: text, width, height, transform } = item;
        return { text, width, height, x: Number(transform[4]), y: Number(transform[5]) };
      }),
    );
    lines.push(...ofPage);
    length += ofPage.join('\n').length;
    page.cleanup();
  }
  return lines.join('\n');
}
