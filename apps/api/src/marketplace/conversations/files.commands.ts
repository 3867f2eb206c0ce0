/** Stores and opens the files of messages. */
import type { FileMessageInput, Message } from '@skillharbor/contract';
import type { Download, Upload } from '@skillharbor/contract-server/operations';
import { busy } from '@skillharbor/contract-server/problem';
import type { FieldProblems } from '@skillharbor/prose';
import type { FastifyBaseLogger } from 'fastify';
import { newMessageFileKey } from '../../files/keys.ts';
import { resumeName, resumeTypeOf, sizeOf } from '../../files/resumes.ts';
import { discardFiles, storeFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import type { ScanFile } from '../../files/virusScan.ts';
import { sendMessage } from './conversations.commands.ts';
import type { ConversationServices, Refused } from './conversations.commands.ts';
import { findMessage } from './conversations.repository.ts';
import { findFile } from './files.repository.ts';
import { findOwn, takesFilesFrom } from './subjects.ts';
import type { Caller } from './subjects.ts';

export type FileMessageServices = FileServices &
  ConversationServices & {
    /** Returns true if an uploaded file is harmful, such as a virus. */
    scanFile: ScanFile;
  };

interface SentFile extends Pick<FileMessageInput, 'id'> {
  text: string;
  upload: Upload | null;
}

/**
 * Stores a message with a file, unless a message with this id is stored already. The file is stored before the message,
 * and is deleted if the message is not stored.
 */
export async function sendFile(
  services: FileMessageServices,
  applicationId: number,
  person: Caller,
  { id, text, upload }: SentFile,
  log: FastifyBaseLogger,
): Promise<Message | Refused | { problems: FieldProblems } | undefined> {
  if (!(await findOwn(services.queries, applicationId, person))) return undefined;
  if (await findMessage(services.queries, applicationId, id))
    return sendMessage(services, applicationId, person, { id, text });
  if (upload === null) return { problems: { file: ['file_missing'] } };
  const type = await resumeTypeOf(upload);
  if (type === null) return { problems: { file: ['resume_type_wrong'] } };
  const isHarmful = await services.scanFile(upload.path).catch((error: unknown) => {
    log.error({ err: error }, 'a file could not be scanned');
    throw busy();
  });
  if (isHarmful) return { problems: { file: ['file_harmful'] } };
  const file = {
    key: newMessageFileKey(type),
    name: resumeName(upload.name),
    type,
    size: await sizeOf(upload.path),
  };
  await storeFiles(services, [{ key: file.key, path: upload.path }]);
  try {
    return await sendMessage(services, applicationId, person, { id, text, file });
  } finally {
    // This call does not delete a file that a message refers to.
    await discardFiles(services, [file.key]);
  }
}

/** Opens the file of a message. Returns undefined if the message has no file, or the person may not read it. */
export async function openFile(
  { queries, files }: FileMessageServices,
  applicationId: number,
  person: Caller,
  number: number,
  log: FastifyBaseLogger,
): Promise<Download | undefined> {
  const own = await findOwn(queries, applicationId, person);
  const found = own && (await findFile(queries, applicationId, number));
  if (!found || (found.isWithheld && found.by !== own.member.role)) return undefined;
  if (found.by !== own.member.role && !takesFilesFrom(own.subject, found.by)) return undefined;
  const file = await files.open(found.key);
  if (!file) log.error({ key: found.key }, 'a file of a message is missing from the file store');
  return file ? { ...file, name: found.name } : undefined;
}
