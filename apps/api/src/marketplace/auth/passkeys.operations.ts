import type { Role } from '@skillharbor/contract';
import type { OperationsOf } from '../../contract/operations.ts';
import {
  badFields,
  badRequest,
  conflict,
  created,
  forbidden,
  noContent,
  notFound,
  ok,
  unauthenticated,
} from '../../contract/responses.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { LogSecurity } from '../../platform/security/securityLog.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import type { Challenges, Purpose } from './challenges.ts';
import { openSession } from './openSession.commands.ts';
import type { SessionLifetimes } from './sessions.repository.ts';
import { MAX_PASSKEYS, addPasskey, removePasskey } from './passkeys.commands.ts';
import {
  consumeChallenge,
  countPasskeys,
  ensureHandle,
  findPasskey,
  hasPasskey,
  listCredentials,
  listPasskeys,
  recordPasskeyUse,
  renamePasskey,
} from './passkeys.repository.ts';
import { ownerWithPassword } from './ownPassword.ts';
import { suspensionOf } from './suspensions.repository.ts';
import type { Tokens } from './tokens.ts';
import { findPasswordOwner } from './users.repository.ts';
import {
  bytesOf,
  challengeIn,
  creationOptions,
  relyingPartyOf,
  requestOptions,
  verifyAssertion,
  verifyAttestation,
} from './webAuthn.ts';

type PasskeyOperations = OperationsOf<
  | 'preparePasskeyLogIn'
  | 'logInWithPasskey'
  | 'listPasskeys'
  | 'preparePasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
>;

interface Services {
  queries: Queries;
  fixedSettings: FixedSettings;
  tokens: Tokens;
  challenges: Challenges;
  mailQueue: MailQueue;
  clock: Clock;
  sessionLifetimes: SessionLifetimes;
  factorRoles: readonly Role[];
  logSecurity: LogSecurity;
}

/** The response while an operator has switched passkeys off. Users can still log in with existing passkeys. */
const off = conflict('passkeys_off');
const full = conflict({ code: 'passkeys_full', params: { max: MAX_PASSKEYS } });

export function passkeyOperations(services: Services): PasskeyOperations {
  const { queries, challenges, clock, logSecurity } = services;
  const isOn = () => settingOf(queries, services.fixedSettings, 'passkeys');
  const party = () => relyingPartyOf(services.mailQueue.site);

  /**
   * Consumes the challenge that a browser has signed. Returns false if the challenge was issued for another purpose,
   * has expired, or was already used.
   */
  async function consume(challenge: string, purpose: Purpose): Promise<boolean> {
    const read = await challenges.read(challenge, purpose);
    return read !== null && consumeChallenge(queries, read);
  }

  return {
    async preparePasskeyLogIn() {
      return ok(requestOptions(party(), await challenges.issue('log-in')));
    },

    async logInWithPasskey(request) {
      const { body, log } = request;
      const challenge = challengeIn(body);
      const passkey = await findPasskey(queries, bytesOf(body.id));
      const person = passkey?.userId ?? null;
      const refuse = (reason: 'unknown_passkey' | 'passkey_refused' | 'passkey_copied') => {
        logSecurity(request, { event: 'authn_login_fail', person, reason });
        return unauthenticated('passkey_refused');
      };
      if (!(await consume(challenge, 'log-in'))) return refuse('passkey_refused');
      if (!passkey) return refuse('unknown_passkey');
      if (passkey.handle === null || !bytesOf(body.response.userHandle).equals(passkey.handle))
        return refuse('passkey_refused');
      const counter = await verifyAssertion(body, passkey.publicKey, { party: party(), challenge, log });
      if (counter === null) return refuse('passkey_refused');
      if (!(await recordPasskeyUse(queries, passkey.id, counter, clock()))) return refuse('passkey_copied');
      const suspension = await suspensionOf(queries, passkey.userId, clock());
      if (suspension) {
        logSecurity(request, { event: 'authn_login_fail', person, reason: 'suspended' });
        return forbidden(suspension);
      }
      const opened = await openSession(services, { ...passkey, factor: 'passkey' }, request);
      if (!opened) return refuse('passkey_refused');
      logSecurity(request, {
        event: 'authn_login_success',
        person: opened.session.user.pk,
        factor: 'passkey',
      });
      return { ...ok(opened.session), ...opened.effects };
    },

    async listPasskeys({ person }) {
      return ok({ results: await listPasskeys(queries, person.id) });
    },

    async preparePasskey(request) {
      const { person } = request;
      if (!(await isOn())) return off;
      const owner = await ownerWithPassword(services, request);
      if (!owner) return badFields({ password: ['password_wrong'] });
      if ((await countPasskeys(queries, person.id)) >= MAX_PASSKEYS) return full;
      return ok(
        creationOptions({
          party: party(),
          challenge: await challenges.issue(person),
          user: {
            handle: await ensureHandle(queries, person.id),
            email: owner.email,
            name: `${owner.firstName} ${owner.lastName}`,
          },
          known: await listCredentials(queries, person.id),
        }),
      );
    },

    async addPasskey(request) {
      const { person, body, log } = request;
      if (!(await isOn())) return off;
      const challenge = challengeIn(body.credential);
      const isFresh = await consume(challenge, person);
      const credential =
        isFresh && (await verifyAttestation(body.credential, { party: party(), challenge, log }));
      const owner = await findPasswordOwner(queries, person.id);
      if (!credential || !owner) return badRequest('passkey_not_added');
      const added = await addPasskey(services, { ...person, ...owner }, body.name.trim(), credential);
      if (added === 'passkeys_full') return full;
      if (added === 'passkey_not_added') return badRequest(added);
      logSecurity(request, { event: 'user_updated', person: person.id, reason: 'passkey_added' });
      return created(added);
    },

    async renamePasskey({ params, person, body }) {
      const renamed = await renamePasskey(queries, params.passkeyId, person.id, body.name.trim());
      return renamed ? ok(renamed) : notFound;
    },

    async removePasskey(request) {
      const { params, person } = request;
      if (!(await hasPasskey(queries, params.passkeyId, person.id))) return notFound;
      const owner = await ownerWithPassword(services, request);
      if (!owner) return badFields({ password: ['password_wrong'] });
      const refusal = await removePasskey(services, owner, params.passkeyId);
      if (refusal === 'not_found') return notFound;
      if (refusal !== null) return conflict(refusal);
      logSecurity(request, { event: 'user_updated', person: person.id, reason: 'passkey_removed' });
      return noContent;
    },
  };
}
