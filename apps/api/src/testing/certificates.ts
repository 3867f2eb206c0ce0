/** Makes certificates for tests, as a certificate authority does. */
import { generate } from 'selfsigned';
import { certificateOf } from '../platform/tls/certificateStore.ts';
import type { Certificate } from '../platform/tls/certificateStore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function certificateFor(domain: string, from: Date, days = 90): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: domain }], {
    algorithm: 'sha256',
    notBeforeDate: from,
    notAfterDate: new Date(from.getTime() + days * DAY_MS),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: domain }] }],
  });
  return certificateOf(`${key}\n${cert}`, domain);
}
