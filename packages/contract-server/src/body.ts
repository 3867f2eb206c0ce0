/** Reads request bodies. Checks the content type and the size, and unpacks a form into its fields and one file. */
import { isUtf8 } from 'node:buffer';
import { rm } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { Multipart, MultipartFields } from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM } from './document.ts';
import type { OperationDocument } from './document.ts';
import type { Upload } from './operations.ts';
import { ProblemError } from './problem.ts';

const KIB = 1024;
/** The largest JSON body, in bytes. */
export const JSON_LIMIT = 256 * KIB;
/**
 * A form of at most this number of bytes is read to its end, so that the response that names the field can arrive. If
 * the server cut off a sending browser, the browser would show a network error instead.
 */
const DRAIN_LIMIT = 50 * KIB * KIB;

const fileTooLarge = (field: string, maxBytes: number) =>
  new ProblemError(413, {
    fields: { [field]: [{ code: 'file_too_large', params: { mebibytes: maxBytes / (KIB * KIB) } }] },
  });
const isEncoded = () => new ProblemError(415, 'content_encoded');
const bodyTooLarge = () => new ProblemError(413, 'request_too_large');

const BYTE_ORDER_MARK = Buffer.from('\ufeff');

export interface Uploads {
  /** The folder that holds uploads while their request is handled. */
  uploadFolder: string;
  /** The size of the largest file, in bytes. */
  maxFileBytes: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | null;
  }
}

export async function registerBodyParsers(app: FastifyInstance, maxFileBytes: number): Promise<void> {
  app.decorateRequest('upload', null);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // The validator decides whether a body is required.
    if (body.length === 0) done(null, undefined);
    else if (isJsonText(body)) void parseJson(request, body.toString(), done);
    else done(new ProblemError(400, 'not_understood'));
  });
  // fastify-openapi-glue expects a parser for every content type in the document, including those of responses.
  const ofResponses = ['application/octet-stream', 'text/event-stream'];
  app.addContentTypeParser(ofResponses, (_request, _payload, done) => done(null));
  await app.register(multipart, {
    limits: {
      fileSize: maxFileBytes,
      files: 1,
      fields: 100,
      parts: 101,
      fieldSize: 64 * KIB,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
}

/**
 * Returns true for UTF-8 without a byte order mark, which JSON requires. The parser would drop the mark and replace
 * invalid bytes.
 */
function isJsonText(body: Buffer): boolean {
  return isUtf8(body) && !body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
}

/** Returns the onRequest hook that refuses a body before it is read, or undefined for an operation without a body. */
export function bodyGuardOf(operation: OperationDocument) {
  const [expected] = Object.keys(operation.requestBody?.content ?? {});
  if (expected === undefined) return undefined;
  return async (request: FastifyRequest): Promise<void> => {
    const given = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (given !== expected)
      throw new ProblemError(415, { code: 'content_type_wrong', params: { type: expected } });
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') throw isEncoded();
    const limit = expected === FORM ? DRAIN_LIMIT : JSON_LIMIT;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw bodyTooLarge();
  };
}

/**
 * Returns the preValidation hook that converts a form to the body to validate and its file to `request.upload`, or
 * undefined for an operation without a file. Files stay in the folder until the request ends.
 */
export function formReaderOf(
  fileField: string | null,
  objectFields: ReadonlySet<string>,
  { uploadFolder, maxFileBytes }: Uploads,
) {
  if (fileField === null) return undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { files, values } = await request
      .saveRequestFiles({ tmpdir: uploadFolder })
      .catch((error: unknown) => {
        // The library has already removed the files, and a second attempt would log an error.
        request.tmpUploads = null;
        if (isFileTooLarge(error)) throw fileTooLarge(error.part.fieldname, maxFileBytes);
        throw isMalformed(error) ? new ProblemError(400, 'form_unreadable') : error;
      });
    // The library would also log an error about a file that an operation has moved.
    request.tmpUploads = null;
    const paths = files.map(({ filepath }) => filepath);
    // The event 'finish' means that the response was sent, and 'close' means that the client disconnected before.
    for (const end of ['finish', 'close']) reply.raw.once(end, () => void removeAll(paths, request.log));
    // The library's type is a union because of an option that this call does not use.
    const fields = fieldsOf(values as MultipartFields, objectFields);
    if (fileField in fields) throw new ProblemError(400, { fields: { [fileField]: ['file_missing'] } });
    const [file] = files;
    // A browser sends a file without a name for an empty file input.
    if (file && file.filename !== '') {
      if (file.fieldname !== fileField)
        throw new ProblemError(400, { fields: { [file.fieldname]: ['file_unexpected'] } });
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

function fieldsOf(parts: MultipartFields, objectFields: ReadonlySet<string>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    const values = [part].flat().filter(isField);
    if (values.some(({ valueTruncated }) => valueTruncated)) throw bodyTooLarge();
    if (objectFields.has(name)) fields[name] = values.map(({ value }) => objectIn(value));
    else if (values.length > 0)
      fields[name] = values.length === 1 ? values[0]?.value : values.map(({ value }) => value);
  }
  return fields;
}

/** Parses JSON. Text that is not JSON is returned unchanged, and the validator refuses it. */
function objectIn(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

function isField(part: Multipart | undefined): part is Extract<Multipart, { type: 'field' }> {
  return part?.type === 'field';
}

/**
 * Returns true if the error means a malformed form. The parser throws a plain Error for it, but errors of limits and of
 * the disk have a code.
 */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}

function isFileTooLarge(error: unknown): error is { part: { fieldname: string } } {
  return (
    error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE' && 'part' in error
  );
}
