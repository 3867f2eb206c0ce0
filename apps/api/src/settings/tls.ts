/**
 * Reads the settings for obtaining the server's own certificate. They are not used with a proxy, because the proxy then
 * has the certificate.
 */
import { domainToASCII } from 'node:url';
import { isIP } from 'node:net';
import { SettingsError, optionalUrl, portOf } from './values.ts';
import type { Read } from './values.ts';

export interface TlsSettings {
  /** The domain of the certificate, in ASCII. */
  domain: string;
  /** The email address to which the certificate authority sends warnings, or null for none. */
  contact: string | null;
  /** The URL of the certificate authority's ACME directory. */
  authority: URL;
  /**
   * The port for the ACME challenge and for visitors without https. The certificate authority sends its request to port
   * 80.
   */
  httpPort: number;
}

const LETS_ENCRYPT = 'https://acme-v02.api.letsencrypt.org/directory';

export function tlsOf(read: Read): TlsSettings | null {
  const text = read('TLS_DOMAIN');
  if (text === null) return null;
  const domain = domainToASCII(text);
  if (!/^([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]+$/.test(domain) || isIP(domain) !== 0)
    throw new SettingsError(`TLS_DOMAIN must be one domain, such as harbor.example.com, not "${text}".`);
  if (read('TRUST_PROXY') !== null && read('TRUST_PROXY') !== 'off')
    throw new SettingsError(
      'TLS_DOMAIN is for a server without a proxy, and TRUST_PROXY names one: remove one of the two.',
    );
  const authority = optionalUrl('TLS_AUTHORITY', read('TLS_AUTHORITY') ?? LETS_ENCRYPT, ['https:']);
  if (authority === null) return null;
  return {
    domain,
    contact: contactOf(read('TLS_CONTACT')),
    authority,
    httpPort: portOf('TLS_HTTP_PORT', read('TLS_HTTP_PORT') ?? '80'),
  };
}

function contactOf(text: string | null): string | null {
  if (text === null || /^[^\s@,]+@[^\s@,]+$/.test(text)) return text;
  throw new SettingsError(`TLS_CONTACT must be an email address, not "${text}".`);
}

/**
 * Returns the origin of the site: PUBLIC_URL, or the domain of the certificate with https. Throws if the two differ.
 */
export function publicUrlWith(tls: TlsSettings | null, publicUrl: URL | null): URL | null {
  if (tls === null) return publicUrl;
  if (publicUrl === null) return new URL(`https://${tls.domain}`);
  if (publicUrl.protocol === 'https:' && publicUrl.hostname === tls.domain) return publicUrl;
  throw new SettingsError(
    `PUBLIC_URL is ${publicUrl.origin}, but the certificate is for ${tls.domain}: remove PUBLIC_URL, or set it to https://${tls.domain}.`,
  );
}
