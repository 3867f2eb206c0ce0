/**
 * Stores what belongs to a certificate in the data folder, where only the server can read it:
 *
 *     tls/<authority>/account.pem     the key of the account at the authority
 *     tls/<authority>/<domain>.pem    the key of the certificate, followed by the certificate and its chain
 *
 * Key and certificate are one file, so that a stopped machine never leaves a key beside the certificate of another one.
 * The data folder belongs to one process, whose lock the caller holds.
 */
import { X509Certificate, createPrivateKey } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@skillharbor/embedded-postgres/durableFiles';

export interface Certificate {
  /** The private key, the certificate and its chain, in PEM. Node finds each of them in it. */
  pem: string;
  validFrom: Date;
  validTo: Date;
}

export interface CertificateStore {
  accountKey(): Promise<string | null>;
  saveAccountKey(pem: string): Promise<void>;
  /** Returns the stored certificate, or null if there is none, or if it is damaged. */
  certificate(): Promise<Certificate | null>;
  saveCertificate(certificate: Certificate): Promise<void>;
}

/** Reads a key and its certificates. Throws if they do not belong together, or are for another domain. */
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
  // Two directories of one host, such as a trial and the real one, have nothing in common.
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
        // The next certificate replaces the file.
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
