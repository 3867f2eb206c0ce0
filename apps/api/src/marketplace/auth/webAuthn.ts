/**
 * Gives a browser the options that it needs to create and use passkeys, and verifies its responses (Web Authentication,
 * level 3). The library is loaded when the first passkey is used, because it takes 28 MB of memory.
 */
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@skillharbor/contract';
import type { FastifyBaseLogger } from 'fastify';
import ipaddr from 'ipaddr.js';
import { CHALLENGE_LIFETIME_S } from './challenges.ts';

/** The domain that passkeys belong to, and the origin of the pages that may use them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Returns the relying party of a site. Passkeys need a domain, so a loopback address is replaced by localhost. */
export function relyingPartyOf(site: string): RelyingParty {
  const url = new URL(site);
  if (ipaddr.isValid(url.hostname.replace(/^\[(.*)\]$/, '$1'))) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** The algorithms that every browser supports, the best one first: Ed25519, ECDSA on P-256, RSA with SHA-256. */
const ALGORITHMS = [-8, -7, -257];

/** The data of a stored passkey that the library needs for a verification. */
export interface Credential {
  id: Uint8Array;
  transports: string[];
}

interface NewUserCredential {
  party: RelyingParty;
  challenge: string;
  user: { handle: Uint8Array; email: string; name: string };
  /** The passkeys that the user already has. */
  known: readonly Credential[];
}

export function creationOptions({ party, challenge, user, known }: NewUserCredential): PasskeyCreation {
  return {
    rp: { id: party.id, name: 'Skill Harbor' },
    user: { id: base64url(user.handle), name: user.email, displayName: user.name },
    challenge: base64url(Buffer.from(challenge)),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_LIFETIME_S * 1000,
    // The server does not request the model of the authenticator, because the model would help to identify the user's
    // device.
    attestation: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({
      id: base64url(id),
      type: 'public-key',
      transports,
    })),
    // A resident key identifies the user, so the user need not type an address.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

export function requestOptions(party: RelyingParty, challenge: string): PasskeyRequest {
  return {
    challenge: base64url(Buffer.from(challenge)),
    timeout: CHALLENGE_LIFETIME_S * 1000,
    rpId: party.id,
    userVerification: 'required',
  };
}

/** Returns the challenge that a browser claims to have signed. Only verification proves the claim. */
export function challengeIn({ response }: PasskeyAssertion | PasskeyAttestation): string {
  try {
    // The cast is safe, because the code has checked that the value is a string.
    const data = JSON.parse(bytesOf(response.clientDataJSON).toString()) as { challenge?: unknown } | null;
    return typeof data?.challenge === 'string' ? bytesOf(data.challenge).toString() : '';
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}

interface Expected {
  party: RelyingParty;
  challenge: string;
  log: FastifyBaseLogger;
}

export interface VerifiedCredential extends Credential {
  publicKey: Uint8Array;
  counter: number;
}

/** Verifies a new passkey. Returns null if the passkey does not match this challenge and site. */
export async function verifyAttestation(
  credential: PasskeyAttestation,
  { party, challenge, log }: Expected,
): Promise<VerifiedCredential | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const result = await refusing(log, () =>
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: base64url(Buffer.from(challenge)),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!result?.verified) return null;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return { id: bytesOf(id), publicKey, counter, transports: credential.response.transports ?? [] };
}

/**
 * Verifies a signature that was made with a stored passkey. Returns the authenticator's counter, or null if the
 * signature is refused.
 */
export async function verifyAssertion(
  credential: PasskeyAssertion,
  publicKey: Uint8Array,
  { party, challenge, log }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const result = await refusing(log, () =>
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: base64url(Buffer.from(challenge)),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counters are compared later, by the SQL statement that records the use of the passkey.
      credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter: 0 },
    }),
  );
  return result?.verified ? result.authenticationInfo.newCounter : null;
}

/**
 * Runs a verification. Returns null if the verification throws an error, because the library throws plain errors for
 * every refusal, and for nothing else.
 */
async function refusing<Result>(
  log: FastifyBaseLogger,
  verify: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await verify();
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused');
    return null;
  }
}

export const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
