/**
 * Bodies: of the content type that the operation takes, not too large, and forms unpacked into fields and one file.
 */
import { rm } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { Multipart, MultipartFields } from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM } from './document.ts';
import type { OperationDocument } from './document.ts';
import type { Upload } from './operations.ts';
import { ProblemError } from './problem.ts';

const KIB = 1024;
/** The longest description, every character escaped, with room to spare. */
export const JSON_LIMIT = 256 * KIB;
export const UPLOAD_LIMIT = 5 * KIB * KIB;
/**
 * A form with a file up to this size is read to its end, so that the answer, which names the field, arrives. A
 * browser that is cut off while it sends shows a network error instead.
 */
const DRAIN_LIMIT = 50 * KIB * KIB;

export const fileTooLarge = (field: string) =>
  new ProblemError(413, { [field]: ['The file must be at most 5 MiB.'] });
const bodyTooLarge = () => new ProblemError(413, 'This is too large to send.');

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | null;
  }
}

export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  app.decorateRequest('upload', null);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // No body at all is for the validator to judge.
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  // fastify-openapi-glue asks for a parser for every content type of the document, those of answers too.
  app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
  await app.register(multipart, {
    limits: {
      fileSize: UPLOAD_LIMIT,
      files: 1,
      fields: 100,
      parts: 101,
      fieldSize: 64 * KIB,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
}

/** The onRequest hook that refuses a body before it is read, or none for an operation without one. */
export function bodyGuardOf(operation: OperationDocument) {
  const [expected] = Object.keys(operation.requestBody?.content ?? {});
  if (expected === undefined) return undefined;
  return async (request: FastifyRequest): Promise<void> => {
    const given = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (given !== expected) throw new ProblemError(415, `Send ${expected}.`);
    const limit = expected === FORM ? DRAIN_LIMIT : JSON_LIMIT;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw bodyTooLarge();
  };
}

/**
 * The preValidation hook that turns a form into the body to validate, and its file into `request.upload`, or none
 * for an operation whose form has no file. Files wait in `folder` and are removed when the request ends.
 */
export function formReaderOf(fileField: string | null, folder: string) {
  if (fileField === null) return undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { files, values } = await request.saveRequestFiles({ tmpdir: folder }).catch((error: unknown) => {
      // Removed by the library already, which would try again and complain.
      request.tmpUploads = null;
      if (isFileTooLarge(error)) throw fileTooLarge(error.part.fieldname);
      throw isMalformed(error) ? new ProblemError(400, 'This form could not be read.') : error;
    });
    // The library would also complain of those that an operation has moved elsewhere.
    request.tmpUploads = null;
    const paths = files.map(({ filepath }) => filepath);
    // Answered, or gone before the answer.
    for (const end of ['finish', 'close']) reply.raw.once(end, () => void removeAll(paths, request.log));
    // The library's type is a union because of an option that is not used here.
    const fields = fieldsOf(values as MultipartFields);
    if (fileField in fields) throw new ProblemError(400, { [fileField]: ['Choose a file.'] });
    const [file] = files;
    // A browser sends a file without a name for an input in which nothing was chosen.
    if (file && file.filename !== '') {
      if (file.fieldname !== fileField)
        throw new ProblemError(400, { [file.fieldname]: ['This field takes no file.'] });
      request.upload = { path: file.filepath, name: file.filename };
    }
    request.body = fields;
  };
}

async function removeAll(paths: readonly string[], log: FastifyBaseLogger): Promise<void> {
  for (const path of paths) {
    await rm(path, { force: true }).catch((error: unknown) => log.warn({ err: error }, 'upload not removed'));
  }
}

function fieldsOf(parts: MultipartFields): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    const values = [part].flat().filter(isField);
    if (values.some(({ valueTruncated }) => valueTruncated)) throw bodyTooLarge();
    if (values.length > 0)
      fields[name] = values.length === 1 ? values[0]?.value : values.map(({ value }) => value);
  }
  return fields;
}

function isField(part: Multipart | undefined): part is Extract<Multipart, { type: 'field' }> {
  return part?.type === 'field';
}

/** What cannot be taken apart is a plain Error; refusals and the disk's errors have a code. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}

function isFileTooLarge(error: unknown): error is { part: { fieldname: string } } {
  return (
    error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE' && 'part' in error
  );
}
