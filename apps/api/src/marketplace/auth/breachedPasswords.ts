/**
 * Looks up a new password in a list of breached passwords, with the range protocol of Have I Been Pwned. Only the first
 * five digits of its SHA-1 digest leave the server, and thousands of passwords share them.
 * https://haveibeenpwned.com/API/v3#PwnedPasswords
 *
 *     breachedPasswords('https://api.pwnedpasswords.com/range', …)   asks a service: GET <url>/5BAA6
 *     breachedPasswords('/srv/pwned', …)                              reads a folder: /srv/pwned/5BAA6.txt
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns true if a password is on the list of breached passwords. Returns false for every password while the list
 * cannot be read.
 */
export type IsBreached = (password: string) => Promise<boolean>;

const PREFIX_LENGTH = 5;
const TIMEOUT_MS = 1_000;
/**
 * The maximum size of a response, in bytes. A real response has about 2,000 lines of 40 bytes, including the padding.
 */
const MAX_BYTES = 1024 * 1024;

interface Options {
  log: { warn: (about: object, text: string) => void; info: (text: string) => void };
  /** Is called for each password that could not be looked up. */
  onFailure: () => void;
  timeoutMs?: number;
}

/**
 * An outage of the list must not keep people from signing up, so new passwords are accepted during the outage. The
 * outage is logged once.
 */
export function breachedPasswords(
  source: URL | string,
  { log, onFailure, timeoutMs = TIMEOUT_MS }: Options,
): IsBreached {
  let isFailing = false;
  return async (password) => {
    const digest = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const range = await open(source, digest.slice(0, PREFIX_LENGTH), signal);
      const isBreached = await lists(range, digest.slice(PREFIX_LENGTH));
      if (isFailing) log.info('The list of breached passwords can be read again.');
      isFailing = false;
      return isBreached;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'Passwords are accepted without the list of breached ones.');
      isFailing = true;
      onFailure();
      return false;
    }
  };
}

async function open(
  source: URL | string,
  prefix: string,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  // A read stream without an encoding yields buffers.
  if (typeof source === 'string') return createReadStream(join(source, `${prefix}.txt`), { signal });
  // The padding hides the length of the response. The length would tell an observer of the network which range was
  // requested.
  const response = await fetch(`${source.href.replace(/\/$/, '')}/${prefix}`, {
    headers: { 'Add-Padding': 'true', 'User-Agent': 'Skill Harbor' },
    redirect: 'error',
    signal,
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`The list of breached passwords returned ${response.status}.`);
  }
  return response.body;
}

/** Returns true if a line has the suffix and a count other than zero. A count of zero marks padding. */
async function lists(range: AsyncIterable<Uint8Array>, suffix: string): Promise<boolean> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of range) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('The list of breached passwords is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks)
    .toString()
    .split('\n')
    .map((line) => line.trim().toUpperCase().split(':', 2))
    .some(([digits, count]) => digits === suffix && Number(count) > 0);
}
