/**
 * Hashes passwords with argon2id and the parameters that OWASP recommends (19 MiB, 2 passes).
 *
 * Each hash occupies memory and a thread, so only a few run at a time. When the queue is full, requests fail with 503
 * instead of waiting for minutes.
 */
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { busy } from '@skillharbor/contract-server/problem';
import { inSpan } from '../../platform/tracing/spans.ts';

const MAX_CONCURRENT_HASHES = 2;
const MAX_QUEUED_HASHES = 40;

const queue = pLimit(MAX_CONCURRENT_HASHES);

async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= MAX_QUEUED_HASHES) throw busy();
  return inSpan('hash password', {}, () => queue(work));
}

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password.normalize('NFKC')));
}

/**
 * Checks a password against a hash. Without a hash, the check takes equally long, so that the duration does not reveal
 * whether the address is registered.
 */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await queued(() => verify(passwordHash ?? UNKNOWN_USER_HASH, password.normalize('NFKC')));
  return matches && passwordHash !== undefined;
}

/**
 * Finds the account that a password belongs to, among at most two accounts. A wrong password always takes two checks,
 * so that the duration does not reveal how many accounts have the address.
 */
export async function accountWithPassword<Account extends { passwordHash: string }>(
  [first, second]: readonly Account[],
  password: string,
): Promise<Account | undefined> {
  if (await isPasswordOf(first?.passwordHash, password)) return first;
  return (await isPasswordOf(second?.passwordHash, password)) ? second : undefined;
}

/** A valid hash of an unknown password, with the same parameters as real hashes. */
const UNKNOWN_USER_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$b2Zub2JvZHlvZm5vYm9keW9mbm9ib2R5b2Zub2JvZHk';
