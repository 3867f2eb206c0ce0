import type { ResumeType } from '@skillharbor/contract';
import type { Upload } from '@skillharbor/contract-server/operations';
import { busy } from '@skillharbor/contract-server/problem';
import type { FastifyBaseLogger } from 'fastify';
import { resumeTypeOf } from './resumes.ts';
import type { ScanFile } from './virusScan.ts';

/** Checks the type of an uploaded resume, and scans it for viruses. Throws if the scan fails. */
export async function checkResume(
  scanFile: ScanFile,
  upload: Upload | null,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<
  { upload: Upload; type: ResumeType } | { problem: 'resume_missing' | 'resume_type_wrong' | 'file_harmful' }
> {
  if (upload === null) return { problem: 'resume_missing' };
  const type = await resumeTypeOf(upload);
  if (type === null) return { problem: 'resume_type_wrong' };
  const isHarmful = await scanFile(upload.path).catch((error: unknown) => {
    log.error({ err: error }, 'a resume could not be scanned');
    throw busy();
  });
  return isHarmful ? { problem: 'file_harmful' } : { upload, type };
}
