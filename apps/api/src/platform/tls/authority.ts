/**
 * Gets certificates from a certificate authority with the protocol ACME (RFC 8555). The authority sends a request to
 * port 80 of the domain, to verify that the domain belongs to this server.
 */
import type { Client } from 'acme-client';
import { certificateOf } from './certificateStore.ts';
import type { Certificate, CertificateStore } from './certificateStore.ts';

interface CertificateRequest {
  domain: string;
  contact: string | null;
  authority: URL;
  store: CertificateStore;
  /**
   * Makes the server respond to the challenge of the certificate authority. Calling the returned function ends this.
   */
  publish: (token: string, response: string) => () => void;
}

export type Obtain = (request: CertificateRequest) => Promise<Certificate>;

/** The minimum delay between two requests that ask for the state of an ACME challenge, in milliseconds. */
const POLL_MS = 1_000;
/** The time limit for a response of the certificate authority. */
const TIMEOUT_MS = 10_000;

/** Returns a new certificate. Throws a CertificateError, whose message includes the remedy. */
export const obtainCertificate: Obtain = async ({ domain, contact, authority, store, publish }) => {
  await requireReachable(authority);
  try {
    // Imports the library only when it is used: it is needed once in two months, and loading it takes 50 ms.
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
      // The operator has agreed to the terms of the authority by setting TLS_DOMAIN, as the documentation explains.
      termsOfServiceAgreed: true,
      challengePriority: ['http-01'],
      // Turns off the request that the library itself would send to the domain. Many machines cannot reach their own
      // public address, although others can.
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

/**
 * Throws a CertificateError if the certificate authority cannot be reached, because the library's own message is not
 * useful.
 */
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
 * Finds the account that belongs to a stored key. Without this, the library would try to create the account again, and
 * would then send an empty update, which certificate authorities refuse.
 */
async function findAccount(client: Client, contact: string | null): Promise<void> {
  const isThere = await client.createAccount({ onlyReturnExisting: true }).then(
    () => true,
    // If the certificate authority no longer has the account, the library creates the account again.
    () => false,
  );
  if (isThere && contact !== null) await client.updateAccount({ contact: [`mailto:${contact}`] });
}

/** The error if the server could not get a certificate. The message includes the remedy. */
class CertificateError extends Error {
  override name = 'CertificateError';
  readonly code = 'CERTIFICATE';
}

/** The types of errors of certificate authorities, each with its remedy. The first matching entry is used. */
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
/** Returns the message of the certificate authority and the remedy. */
export function explainRefusal(error: unknown, domain: string, authority: URL): string {
  const reason = (error instanceof Error ? error.message : String(error)).trim().replace(/\.$/, '');
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(reason)) ?? [];
  return `${authority.host} gave no certificate for ${domain}: ${reason}.${remedy ? ` ${remedy(domain)}` : ''}`;
}
