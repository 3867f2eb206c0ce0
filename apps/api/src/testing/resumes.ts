/** Resumes for tests, made on the spot. */
import { PDFDocument } from 'pdf-lib';
import type { FormFile } from './forms.ts';

export async function smallPdf(name = 'resume.pdf'): Promise<FormFile> {
  const document = await PDFDocument.create();
  document.addPage([300, 400]).drawText('Ada Okafor, product designer', { size: 12, x: 20, y: 360 });
  return { name, content: await document.save(), type: 'application/pdf' };
}
