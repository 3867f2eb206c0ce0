/** Makes PDFs that cost a reader excessive time or memory. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const MIB = 1024 * 1024;
const FONT = '4 0 R';

/**
 * Returns a PDF of one page with this content, which may refer to further objects. The numbers of these objects begin
 * at 6.
 */
function pdfOf(content: Buffer, more: readonly Buffer[] = []): Buffer {
  const resources = `/Resources<</Font<</F0 ${FONT}>>${more.length > 0 ? '/XObject<</X 6 0 R>>' : ''}>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R${resources}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    content,
    ...more,
  ];
  const parts = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
  ]);
  const trailer = Buffer.from(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF\n`);
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, trailer]);
}

const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** Returns a PDF of a few kilobytes, whose only page has two gibibytes after decompression. */
export function pdfBomb(): Buffer {
  const flush = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const part = deflateRawSync(Buffer.alloc(16 * MIB, ' '), flush);
  const header = Buffer.from([0x78, 0xda]);
  const end = Buffer.from([3, 0]);
  const packed = Buffer.concat([header, ...Array.from({ length: 128 }, () => part), end]);
  return pdfOf(stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(packed, { level: 9 })));
}

/** Returns a PDF of a few kilobytes, whose only page draws itself so often that no reader can finish it. */
export function endlessPdf(): Buffer {
  const draw = Buffer.from('/X Do '.repeat(20));
  const levels = Array.from({ length: 9 }, (_, level) => {
    const next = `/Resources<</Font<</F0 ${FONT}>>/XObject<</X ${7 + level} 0 R>>>>`;
    const content = level === 8 ? Buffer.from('BT /F0 9 Tf (a) Tj ET') : draw;
    return stream(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]${next}`, content);
  });
  return pdfOf(stream('', draw), levels);
}

/** Returns a PDF that shows a rectangle and contains no text. */
export const pdfWithoutText = (): Buffer => pdfOf(stream('', Buffer.from('0 0 99 99 re f')));
