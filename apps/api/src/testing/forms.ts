/** Forms as a browser sends them. */

export interface FormFile {
  name: string;
  content: Uint8Array;
  type?: string;
}

type Value = string | string[] | FormFile;

const BOUNDARY = '----skill-harbor-test-boundary';

export function multipart(fields: Readonly<Record<string, Value>>) {
  const parts = Object.entries(fields).flatMap(([field, value]) =>
    typeof value === 'string' || Array.isArray(value)
      ? [value].flat().map((text) => part(field, '', Buffer.from(text)))
      : [part(field, `; filename="${value.name}"`, value.content, value.type ?? 'application/octet-stream')],
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

function part(field: string, more: string, content: Uint8Array, type?: string): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${more}\r\n`;
  return Buffer.concat([
    Buffer.from(`${head}${type ? `Content-Type: ${type}\r\n` : ''}\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
}
