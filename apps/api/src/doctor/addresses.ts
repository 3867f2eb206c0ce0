/** Checks whether users can reach the installation at its public address. */
import { checkTls } from './certificates.ts';
import { good, fault, unknown, warning } from './finding.ts';
import type { Finding } from './finding.ts';
import type { Settings } from '../settings.ts';

const TIMEOUT_MS = 5_000;
/**
 * The maximum difference between the clocks of two servers. With a larger difference, one server refuses tokens of the
 * other.
 */
const MAX_CLOCK_DIFFERENCE_MS = 5_000;

/** Checks the public address, the certificate, the proxy and the clock by sending a request like a user's. */
export async function checkAddress(
  { publicUrl, publicBy, trustProxy, tls }: Pick<Settings, 'publicUrl' | 'publicBy' | 'trustProxy' | 'tls'>,
  version: string,
): Promise<Finding[]> {
  if (publicUrl === null) {
    if (publicBy === null) return [unknown('address', 'Only this machine can reach the server.')];
    return [
      fault(
        'address',
        `${publicBy} lets other machines in, but links in mails lead to this machine.`,
        'Set PUBLIC_URL to the address that users type.',
      ),
    ];
  }
  const { origin } = publicUrl;
  const findings: Finding[] = [];
  if (publicUrl.protocol === 'http:' && !isLocal(publicUrl.hostname))
    findings.push(
      fault(
        'encryption',
        `${origin} is not encrypted, so anyone on the way reads passwords.`,
        'Terminate TLS in a proxy, and set PUBLIC_URL to the https address.',
      ),
    );
  if (publicUrl.protocol === 'https:' && trustProxy === false && tls === null)
    findings.push(
      fault(
        'proxy',
        'A proxy terminates TLS, but its headers are not trusted, so all users share one address and its limits.',
        'Set TRUST_PROXY to the addresses of the proxy, such as loopback.',
      ),
    );
  return [...findings, ...(await askServer(publicUrl, version))];
}

const isLocal = (host: string) => host === 'localhost' || host.startsWith('127.') || host === '[::1]';

async function askServer(publicUrl: URL, version: string): Promise<Finding[]> {
  const { origin } = publicUrl;
  let response: Response;
  try {
    response = await fetch(`${origin}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    return [
      fault(
        'address',
        `${origin} does not answer: ${reasonOf(error)}.`,
        'Check the DNS, the proxy, its certificate and the firewall, and that the server runs.',
      ),
    ];
  }
  const health: unknown = await response.json().catch(() => null);
  const served = typeof health === 'object' && health && 'version' in health ? health.version : undefined;
  if (typeof served !== 'string')
    return [
      fault(
        'address',
        `${origin} is answered by something else: /healthz has the status ${response.status}.`,
        'Let the proxy pass all paths on to this server, without a redirect.',
      ),
    ];
  return [
    served === version
      ? good('address', `${origin} answers with version ${version}.`)
      : warning(
          'version',
          `${origin} answers with version ${served}, and this is ${version}.`,
          'Restart the server, so that commands and server agree.',
        ),
    ...headersOf(response.headers),
    clockOf(response.headers.get('date')),
    ...(publicUrl.protocol === 'https:' ? await checkTls(publicUrl, new Date()) : []),
  ];
}

/**
 * Checks that the proxy does not add headers that the server already sends, because browsers ignore a header that
 * appears twice.
 */
function headersOf(headers: Headers): Finding[] {
  const doubled = ['strict-transport-security', 'x-frame-options', 'referrer-policy'].filter((name) =>
    headers.get(name)?.includes(','),
  );
  if (doubled.length === 0) return [];
  return [
    warning(
      'proxy',
      `The proxy and the server both send ${doubled.join(', ')}.`,
      'Remove these headers from the proxy.',
    ),
  ];
}

/** Node stores the reason why a request failed, such as an invalid certificate, in `cause`. */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  const { message } =
    cause instanceof Error ? cause : error instanceof Error ? error : { message: String(error) };
  return message;
}

function clockOf(date: string | null): Finding {
  const differenceMs = Math.abs(Date.now() - Date.parse(date ?? ''));
  if (Number.isNaN(differenceMs)) return unknown('clock', 'The response has no date.');
  // The Date header has a precision of one second.
  if (differenceMs <= MAX_CLOCK_DIFFERENCE_MS) return good('clock', 'It agrees with that of the proxy.');
  return fault(
    'clock',
    `It differs from that of the proxy by ${Math.round(differenceMs / 1000)} seconds.`,
    'Let NTP set the clock on every machine.',
  );
}
