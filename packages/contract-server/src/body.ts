/** Reads the bodies of requests. Checks their content type and size, and splits a form into its fields and its file. */
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
/** The maximum size of a JSON body, in bytes. */
export const JSON_LIMIT = 256 * KIB;
/**
 * A form of at most this number of bytes is read completely even if it is refused, so that the client receives the
 * response, which names the field. If the server closed the connection during the upload, a browser would show a
 * network error instead.
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
  /** The folder in which uploads are stored while their request is handled. */
  uploadFolder: string;
  /** The maximum size of a file, in bytes. No other limit can be higher. */
  maxFileBytes: number;
  /** Returns a stricter limit on the size of a file, in bytes. */
  fileLimit?: (() => Promise<number>) | undefined;
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
    // Accepts a missing body here, because the validator decides whether the body is required.
    if (body.length === 0) done(null, undefined);
    else if (isJsonText(body)) void parseJson(request, body.toString(), done);
    else done(new ProblemError(400, 'not_understood'));
  });
  // fastify-openapi-glue expects a parser for every content type in the document, even for those that only responses
  // have.
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
 * Returns true for UTF-8 without a byte order mark, as JSON requires. The parser itself would drop the mark, and would
 * replace invalid bytes.
 */
function isJsonText(body: Buffer): boolean {
  return isUtf8(body) && !body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
}

/**
 * Returns the onRequest hook that refuses the body of a request before reading it, if its type or size is not accepted.
 * Returns undefined for an operation without a body.
 */
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
 * Returns the preValidation hook that converts a form to an object for validation, and puts its file into
 * `request.upload`. Returns undefined for an operation without a file. The file stays in the folder until the request
 * ends.
 */
export function formReaderOf(
  fileField: string | null,
  objectFields: ReadonlySet<string>,
  { uploadFolder, maxFileBytes, fileLimit }: Uploads,
) {
  if (fileField === null) return undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const fileSize = Math.min(maxFileBytes, (await fileLimit?.()) ?? maxFileBytes);
    const { files, values } = await request
      .saveRequestFiles({ tmpdir: uploadFolder, limits: { fileSize } })
      .catch((error: unknown) => {
        // Removes the library's list of files, because the library has already removed these files, and would log an
        // error if it tried again.
        request.tmpUploads = null;
        if (isFileTooLarge(error)) throw fileTooLarge(error.part.fieldname, fileSize);
        throw isMalformed(error) ? new ProblemError(400, 'form_unreadable') : error;
      });
    // Removes the library's list of files, because the library would log an error if an operation has already moved a
    // file.
    request.tmpUploads = null;
    const paths = files.map(({ filepath }) => filepath);
    // The event 'finish' means that the response was sent. The event 'close' means that the client disconnected before
    // that.
    for (const end of ['finish', 'close']) reply.raw.once(end, () => void removeAll(paths, request.log));
    // The cast is safe: the library's type is a union only because of an option that is not used here.
    const fields = fieldsOf(values as MultipartFields, objectFields);
    if (fileField in fields) throw new ProblemError(400, { fields: { [fileField]: ['file_missing'] } });
    const [file] = files;
    // If the user selects no file, a browser sends a file without a name.
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

/** Parses JSON. If the text is not JSON, returns the text, which the validator then refuses. */
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
 * Returns true if the error means that the form is malformed. In this case, the parser throws an Error without a code.
 * Errors of limits and of the disk have a code.
 */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}

function isFileTooLarge(error: unknown): error is { part: { fieldname: string } } {
  return (
    error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE' && 'part' in error
  );
}
