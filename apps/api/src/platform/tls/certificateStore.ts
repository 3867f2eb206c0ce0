/**
 * Stores the files of certificates in the data folder. Only the server's own user can read them:
 *
 *     tls/<authority>/account.pem     the key of the account at the authority
 *     tls/<authority>/<domain>.pem    the key of the certificate, followed by the certificate and its chain
 *
 * The key and the certificate are in one file, so that an interrupted write never leaves a key that does not belong to
 * the certificate. Only one process uses the data folder, because the caller holds a lock.
 */
import { X509Certificate, createPrivateKey } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@skillharbor/embedded-postgres/durableFiles';

export interface Certificate {
  /** The private key, the certificate and its chain, in PEM. Node finds each of these parts in the text. */
  pem: string;
  validFrom: Date;
  validTo: Date;
}

export interface CertificateStore {
  accountKey(): Promise<string | null>;
  saveAccountKey(pem: string): Promise<void>;
  /** Returns the stored certificate, or null if there is none or it is damaged. */
  certificate(): Promise<Certificate | null>;
  saveCertificate(certificate: Certificate): Promise<void>;
}

/**
 * Reads a key and its certificates. Throws if the key does not belong to the certificate, or if the certificate is for
 * another domain.
 */
export function certificateOf(pem: string, domain: string): Certificate {
  const certificate = new X509Certificate(pem);
  if (!certificate.checkPrivateKey(createPrivateKey(pem)))
    throw new Error('The certificate belongs to another key.');
  if (certificate.checkHost(domain) === undefined)
    throw new Error(
      `The certificate is not for ${domain}, but for ${certificate.subjectAltName ?? 'nothing'}.`,
    );
  return { pem, validFrom: certificate.validFromDate, validTo: certificate.validToDate };
}

export function openCertificateStore(dataDir: string, authority: URL, domain: string): CertificateStore {
  // The file name includes the path of the URL, because one host can have several ACME directories, such as one for
  // tests and one for production.
  const name = `${authority.host}${authority.pathname}`.replaceAll(/[^a-z0-9.]+/gi, '-');
  const folder = join(dataDir, 'tls', name);
  const file = join(folder, `${domain}.pem`);
  const account = join(folder, 'account.pem');
  const save = async (path: string, pem: string) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(path, pem);
  };
  return {
    accountKey: () => readIfThere(account),
    saveAccountKey: (pem) => save(account, pem),
    async certificate() {
      const pem = await readIfThere(file);
      if (pem === null) return null;
      try {
        return certificateOf(pem, domain);
      } catch {
        // Ignores a damaged file, because the next certificate will replace the file.
        return null;
      }
    },
    saveCertificate: ({ pem }) => save(file, pem),
  };
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
