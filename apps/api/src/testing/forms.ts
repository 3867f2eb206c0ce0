/**
 * Encodes multipart forms byte for byte. FormData is not used, because it changes line endings and escapes names, and a
 * hostile client would not.
 */

export interface FormFile {
  name: string;
  content: Uint8Array;
  type?: string;
}

/** The fields of a form. If a value is a list, its field is repeated. */
export type FormFields = Readonly<Record<string, string | readonly string[] | FormFile>>;

const BOUNDARY = '----skill-harbor-test-boundary';

export function encodeForm(fields: FormFields) {
  const parts = Object.entries(fields).flatMap(([field, value]) =>
    [value]
      .flat()
      .map((each) =>
        typeof each === 'string'
          ? encodePart(field, '', Buffer.from(each))
          : encodePart(
              field,
              `; filename="${each.name}"`,
              each.content,
              each.type ?? 'application/octet-stream',
            ),
      ),
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

function encodePart(field: string, attributes: string, content: Uint8Array, type?: string): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${attributes}\r\n`;
  return Buffer.concat([
    Buffer.from(`${head}${type ? `Content-Type: ${type}\r\n` : ''}\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
}
