/** Obtains certificates from an authority with the protocol ACME (RFC 8555), which checks the domain at port 80. */
import type { Client } from 'acme-client';
import { certificateOf } from './certificateStore.ts';
import type { Certificate, CertificateStore } from './certificateStore.ts';

interface CertificateRequest {
  domain: string;
  contact: string | null;
  authority: URL;
  store: CertificateStore;
  /** Makes the server respond to the authority's check, until the returned function is called. */
  publish: (token: string, response: string) => () => void;
}

export type Obtain = (request: CertificateRequest) => Promise<Certificate>;

/** The pause before the library asks again what became of a check, in milliseconds. */
const POLL_MS = 1_000;
/** How long the authority may take to respond. */
const TIMEOUT_MS = 10_000;

/** Returns a new certificate. Throws a CertificateError, which says in words what to do. */
export const obtainCertificate: Obtain = async ({ domain, contact, authority, store, publish }) => {
  await requireReachable(authority);
  try {
    // The library takes 50 ms to load, and is needed every two months.
    const { Client, crypto } = await import('acme-client');
    const stored = await store.accountKey();
    const accountKey = stored ?? (await crypto.createPrivateEcdsaKey()).toString();
    if (stored === null) await store.saveAccountKey(accountKey);
    const client = new Client({ directoryUrl: authority.href, accountKey, backoffMin: POLL_MS });
    if (stored !== null) await findAccount(client, contact);
    const [key, csr] = await crypto.createCsr({ altNames: [domain] }, await crypto.createPrivateEcdsaKey());
    let withdraw = () => undefined as void;
    const chain = await client.auto({
      csr,
      ...(contact !== null && { email: contact }),
      // The documentation says that whoever sets TLS_DOMAIN agrees to these terms.
      termsOfServiceAgreed: true,
      challengePriority: ['http-01'],
      // Many machines cannot reach their own public address, although others can.
      skipChallengeVerification: true,
      challengeCreateFn: async (_authorization, { token }, response) => {
        withdraw = publish(token, response);
      },
      challengeRemoveFn: async () => withdraw(),
    });
    return certificateOf(`${key.toString()}\n${chain}`, domain);
  } catch (error) {
    throw new CertificateError(explainRefusal(error, domain, authority), { cause: error });
  }
};

/** Throws a CertificateError if the authority cannot be reached, of which the library says nothing useful. */
async function requireReachable(authority: URL): Promise<void> {
  try {
    const { ok, status } = await fetch(authority, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!ok) throw new Error(`its directory has the status ${status}`);
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    const { message } = cause instanceof Error ? cause : error instanceof Error ? error : { message: '' };
    throw new CertificateError(
      `The authority ${authority.host} cannot be reached (${message}): check the network, the firewall and TLS_AUTHORITY.`,
      { cause: error },
    );
  }
}

/**
 * Finds the account of a stored key, so that the library does not create it again: it would then send an update without
 * anything new, which authorities refuse.
 */
async function findAccount(client: Client, contact: string | null): Promise<void> {
  const isThere = await client.createAccount({ onlyReturnExisting: true }).then(
    () => true,
    // An authority may have forgotten the account. The library then creates it.
    () => false,
  );
  if (isThere && contact !== null) await client.updateAccount({ contact: [`mailto:${contact}`] });
}

/** The error for a certificate that was not obtained. The message says what to do. */
class CertificateError extends Error {
  override name = 'CertificateError';
  readonly code = 'CERTIFICATE';
}

/** The errors of authorities, each with a remedy. The first one that matches is used. */
const REMEDIES: readonly (readonly [RegExp, (domain: string) => string])[] = [
  [
    /rate ?limit|too many|429/i,
    () => 'Wait as long as the authority says, or try with the directory for trials first (TLS_AUTHORITY).',
  ],
  [/\bCAA\b/, (domain) => `Let the CAA record of ${domain} name the authority, or remove the record.`],
  [
    /NXDOMAIN|DNS problem|no valid (A|AAAA)|looking up|resolve/i,
    (domain) => `Let an A or AAAA record of ${domain} lead to this machine.`,
  ],
  [
    /timeout|timed out|refused|unreachable|reset|dial tcp|firewall/i,
    (domain) => `Let port 80 of ${domain} lead to this server, through every firewall and router.`,
  ],
  [
    /invalid response|unauthorized|did not match|key authorization/i,
    (domain) =>
      `Something else answers at port 80 of ${domain}: stop it, or let the DNS lead to this machine alone.`,
  ],
  [/contact|email/i, () => 'Correct TLS_CONTACT.'],
  [/policy|forbids|public suffix/i, () => 'Use a domain that is yours and is reachable from the internet.'],
];
/** Returns what the authority said, and what to do about it. */
export function explainRefusal(error: unknown, domain: string, authority: URL): string {
  const reason = (error instanceof Error ? error.message : String(error)).trim().replace(/\.$/, '');
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(reason)) ?? [];
  return `${authority.host} gave no certificate for ${domain}: ${reason}.${remedy ? ` ${remedy(domain)}` : ''}`;
}
