/**
 * Passwords, hashed with argon2id in the parameters of the OWASP recommendation (19 MiB, 2 passes).
 *
 * Each hash takes memory and a thread, so only a few run at a time, and a queue that grows too long is refused
 * (503) rather than served minutes later.
 */
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { busy } from '../contract/problem.ts';

const AT_A_TIME = 2;
const MAX_WAITING = 40;

const queue = pLimit(AT_A_TIME);

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= MAX_WAITING) throw busy();
  return queue(work);
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC')));
}

/** With no hash to compare with, as much work is done: the time does not tell who is registered. */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? nobodysHash, password.normalize('NFKC')));
  return matches && passwordHash !== undefined;
}

/** A valid hash in the same parameters, of a password that nobody knows. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$b2Zub2JvZHlvZm5vYm9keW9mbm9ib2R5b2Zub2JvZHk';
