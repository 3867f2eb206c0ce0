/**
 * Checks that the certificate of the public address does not expire soon, and that visitors are redirected from http to
 * https.
 */
import { connect } from 'node:tls';
import { fault, good, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const TIMEOUT_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A certificate that is valid for 90 days is renewed 30 days before it expires. */
const MIN_DAYS = 14;

/**
 * Checks TLS at an https address. A request to the address has already succeeded, so this function does not look for
 * missing or untrusted certificates.
 *
 * @param httpPort the port for requests without TLS, usually 80
 */
export async function checkTls(publicUrl: URL, now: Date, httpPort = 80): Promise<Finding[]> {
  return [expiryOf(await readExpiry(publicUrl), now), ...(await checkRedirect(publicUrl, httpPort))];
}

function expiryOf(validTo: Date, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  const says = `It is valid for ${days} more days.`;
  if (days >= MIN_DAYS) return good('certificate', says);
  return warning(
    'certificate',
    says,
    'Find out why it is not renewed: with TLS_DOMAIN, look for "a certificate was not obtained" in the log; otherwise, in the log of the proxy.',
  );
}

async function readExpiry({ hostname, port }: URL): Promise<Date> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    // The certificate is not verified here, because an earlier request has already verified it.
    rejectUnauthorized: false,
    timeout: TIMEOUT_MS,
  });
  try {
    return await new Promise<Date>((resolve, reject) => {
      socket
        .once('secureConnect', () => resolve(new Date(socket.getPeerCertificate().valid_to)))
        .once('timeout', () => reject(new Error('The handshake took too long.')))
        .once('error', reject);
    });
  } finally {
    socket.destroy();
  }
}

async function checkRedirect({ hostname, origin }: URL, httpPort: number): Promise<Finding[]> {
  const response = await fetch(`http://${hostname}:${httpPort}/healthz`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  // If no server listens at this port, visitors cannot send unencrypted requests.
  if (response === null) return [];
  const to = response.headers.get('location') ?? '';
  if (to.startsWith('https://')) return [good('encryption', `http is led to ${origin}.`)];
  return [
    fault(
      'encryption',
      `http://${hostname} answers without leading to https, so users may send passwords unencrypted.`,
      `Let the proxy redirect every http request to ${origin}.`,
    ),
  ];
}
