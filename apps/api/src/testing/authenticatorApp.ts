/** Imitates an authenticator app, which shows one-time codes for a secret. */
import type { CodesSetup, RecoveryCodes } from '@skillharbor/contract';
import { Secret, TOTP } from 'otpauth';
import { secondsAfter } from '../platform/time/clock.ts';
import { PASSWORD, sender } from './people.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './testServer.ts';

const PERIOD_S = 30;

/**
 * Returns the code that the app shows. The clock of the app is ahead of the server's clock by this many periods of a
 * code.
 */
export function codeOf(server: TestServer, secret: string, periods = 0): string {
  const timestamp = secondsAfter(server.now(), periods * PERIOD_S).getTime();
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/**
 * Returns a function that sends requests in this session and never logs in again, because a user who has turned on
 * one-time codes can log in only with a code.
 */
export const within = (server: TestServer, { session }: TestPerson) =>
  sender(server, { authorization: `Bearer ${session.access_token}` });

/** Requests a secret for the one-time codes of a user. */
export async function prepareCodes(server: TestServer, person: TestPerson): Promise<CodesSetup> {
  const { status, body } = await within(server, person)<CodesSetup>('POST', '/api/auth/codes/setup/', {
    body: { password: PASSWORD },
  });
  if (status !== 200) throw new Error(`Preparing codes returned ${status}.`);
  return body;
}

/**
 * Turns on one-time codes for a user. It uses the code of the previous period, so that the current code can still be
 * used once.
 */
export async function turnCodesOn(
  server: TestServer,
  person: TestPerson,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await prepareCodes(server, person);
  const { status, body } = await within(server, person)<RecoveryCodes>('POST', '/api/auth/codes/', {
    body: { code: codeOf(server, secret, -1) },
  });
  if (status !== 200) throw new Error(`Turning codes on returned ${status}.`);
  return { secret, recoveryCodes: body.recovery_codes };
}

/**
 * Enters the correct password of a user whose one-time codes are on. Returns the challenge with which the code must be
 * sent.
 */
export async function enterPassword(server: TestServer, email: string, password = PASSWORD): Promise<string> {
  const { body } = await sender(server)<{ params?: { challenge?: string } }>('POST', '/api/auth/login/', {
    body: { email, password },
  });
  return body.params?.challenge ?? '';
}
