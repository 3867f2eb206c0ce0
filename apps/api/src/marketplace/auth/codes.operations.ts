import type { Role } from '@skillharbor/contract';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, conflict, noContent, ok, unauthenticated } from '../../contract/responses.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { LogSecurity } from '../../platform/security/securityLog.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Challenges } from './challenges.ts';
import { readCode } from './codes.ts';
import type { Codes } from './codes.ts';
import { renewRecoveryCodes, turnCodesOff, turnCodesOn, spendRecoveryCode } from './codes.commands.ts';
import {
  consumeStep,
  findCodeOwner,
  findSecret,
  readCodes,
  writePreparedSecret,
} from './codes.repository.ts';
import type { CodeOwner } from './codes.repository.ts';
import { openSession } from './openSession.commands.ts';
import { ownerWithPassword } from './ownPassword.ts';
import type { SessionLifetimes } from './sessions.repository.ts';
import type { Tokens } from './tokens.ts';
import { findPasswordOwner } from './users.repository.ts';

type CodeOperations = OperationsOf<
  'logInWithCode' | 'getCodes' | 'prepareCodes' | 'turnOnCodes' | 'renewRecoveryCodes' | 'turnOffCodes'
>;

interface Services {
  queries: Queries;
  tokens: Tokens;
  challenges: Challenges;
  codes: Codes;
  mailQueue: MailQueue;
  clock: Clock;
  sessionLifetimes: SessionLifetimes;
  factorRoles: readonly Role[];
  logSecurity: LogSecurity;
}

const wrongPassword = badFields({ password: ['password_wrong'] });
const wrongCode = badFields({ code: ['code_wrong'] });

export function codeOperations(services: Services): CodeOperations {
  const { queries, challenges, codes, clock, logSecurity } = services;

  type Request = Parameters<LogSecurity>[0];

  /**
   * Returns the number of the 30-second period that a code belongs to, or null if the code is wrong or cannot be
   * checked.
   */
  function stepOf({ log }: Request, userId: number, secret: Uint8Array, code: string): number | null {
    try {
      return codes.stepOf(userId, secret, code);
    } catch (error) {
      log.error({ err: error, person: userId }, 'a secret was encrypted with another signing key');
      return null;
    }
  }

  /**
   * Consumes a one-time code or a recovery code. Returns the factor for the session, or null if the code is wrong or
   * was already used.
   */
  async function consume(request: Request, owner: CodeOwner, typed: string) {
    const code = readCode(typed);
    if (code.kind === 'recovery')
      return (await spendRecoveryCode(services, owner, code.hash)) ? 'password_and_recovery_code' : null;
    const step = stepOf(request, owner.id, owner.secret, code.code);
    return step !== null && (await consumeStep(queries, owner.id, step)) ? 'password_and_code' : null;
  }

  return {
    async logInWithCode(request) {
      const { body } = request;
      const checked = await challenges.readPassed(body.challenge);
      const owner = checked ? await findCodeOwner(queries, checked.userId, clock()) : undefined;
      const refuse = (reason: 'log_in_expired' | 'wrong_code') =>
        logSecurity(request, { event: 'authn_login_fail', person: owner?.id ?? null, reason });
      if (!checked || !owner || !challenges.isOfPassword(checked, owner.passwordHash)) {
        refuse('log_in_expired');
        return unauthenticated('log_in_expired');
      }
      const factor = await consume(request, owner, body.code);
      if (factor === null) {
        refuse('wrong_code');
        return wrongCode;
      }
      const { id: userId, passwordHash } = owner;
      const opened = await openSession(services, { userId, passwordHash, factor }, request);
      if (!opened) {
        refuse('log_in_expired');
        return unauthenticated('log_in_expired');
      }
      logSecurity(request, { event: 'authn_login_success', person: userId, factor });
      return { ...ok(opened.session), ...opened.effects };
    },

    async getCodes({ person }) {
      return ok(await readCodes(queries, person.id));
    },

    async prepareCodes(request) {
      const owner = await ownerWithPassword({ queries, logSecurity }, request);
      if (!owner) return wrongPassword;
      const { sealed, ...setup } = codes.newSecret(owner.id, owner.email);
      return (await writePreparedSecret(queries, owner.id, sealed)) ? ok(setup) : conflict('codes_on');
    },

    async turnOnCodes(request) {
      const { person, body } = request;
      const stored = await findSecret(queries, person.id);
      const owner = await findPasswordOwner(queries, person.id);
      if (stored?.isOn) return conflict('codes_on');
      const typed = readCode(body.code);
      if (!stored || !owner || typed.kind === 'recovery') return wrongCode;
      const step = stepOf(request, person.id, stored.secret, typed.code);
      if (step === null) return wrongCode;
      const confirmed = { secret: stored.secret, step };
      const recovery_codes = await turnCodesOn(services, { ...owner, ...person }, confirmed);
      if (recovery_codes === null) return wrongCode;
      logSecurity(request, { event: 'user_updated', person: person.id, reason: 'codes_turned_on' });
      return ok({ recovery_codes });
    },

    async renewRecoveryCodes(request) {
      const owner = await ownerWithPassword({ queries, logSecurity }, request);
      if (!owner) return wrongPassword;
      const recovery_codes = await renewRecoveryCodes(services, owner);
      if (recovery_codes === null) return conflict('codes_off');
      logSecurity(request, { event: 'user_updated', person: owner.id, reason: 'recovery_codes_renewed' });
      return ok({ recovery_codes });
    },

    async turnOffCodes(request) {
      const owner = await ownerWithPassword({ queries, logSecurity }, request);
      if (!owner) return wrongPassword;
      const refusal = await turnCodesOff(services, owner);
      if (refusal !== null) return conflict(refusal);
      logSecurity(request, { event: 'user_updated', person: owner.id, reason: 'codes_turned_off' });
      return noContent;
    },
  };
}
