/**
 * Writes the security log, with one line for each event that may matter to an investigation. The lines appear among the
 * other lines of the server's log. docs/operating.md lists the events. Their names are those of OWASP's logging
 * vocabulary, if it has one for the event:
 * https://cheatsheetseries.owasp.org/cheatsheets/Logging_Vocabulary_Cheat_Sheet.html
 *
 * An event has no other fields than these, so that no email address, password or token can be logged.
 */
import type { SessionFactor } from '@skillharbor/contract';
import type { FastifyBaseLogger } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * `person` is the id of the account, which the log line of the request also contains. It is null if there is no
 * account.
 */
type SecurityEvent =
  | { event: 'user_created'; person: number }
  | {
      event: 'user_updated';
      person: number;
      reason:
        | 'address_change_requested'
        | 'address_confirmed'
        | 'address_corrected'
        | 'address_restored'
        | 'codes_turned_off'
        | 'codes_turned_on'
        | 'data_exported'
        | 'deletion_cancelled'
        | 'deletion_requested'
        | 'passkey_added'
        | 'passkey_removed'
        | 'recovery_codes_renewed'
        | 'team_handed_over'
        | 'team_joined'
        | 'team_member_removed';
    }
  | { event: 'authn_login_success'; person: number; factor: SessionFactor }
  | {
      event: 'authn_login_fail';
      person: number | null;
      reason:
        | 'unknown_account'
        | 'wrong_password'
        | 'password_just_changed'
        | 'unknown_passkey'
        | 'passkey_refused'
        | 'passkey_copied'
        | 'passkey_required'
        | 'wrong_code'
        | 'log_in_expired'
        | 'suspended';
    }
  | { event: 'authn_token_refused'; person: number | null; kind: 'access' | 'refresh' }
  | {
      event: 'authn_token_revoked';
      person: number;
      reason: 'log_out' | 'session_ended' | 'others_ended' | 'replaced';
    }
  | { event: 'authn_password_change'; person: number; reason: 'changed' | 'reset' }
  | { event: 'authn_password_change_fail'; person: number | null; reason: 'wrong_password' | 'link_expired' }
  | {
      event: 'authz_fail';
      person: number;
      reason:
        | 'csrf_token_wrong'
        | 'role_required'
        | 'staff_required'
        | 'team_role_required'
        | 'address_unconfirmed'
        | 'second_factor_missing';
    }
  | { event: 'excess_rate_limit_exceeded'; person: number | null; action: string; budget: string };

const levels = {
  user_created: 'info',
  user_updated: 'info',
  authn_login_success: 'info',
  authn_login_fail: 'warn',
  authn_token_refused: 'warn',
  authn_token_revoked: 'info',
  authn_password_change: 'info',
  authn_password_change_fail: 'warn',
  authz_fail: 'warn',
  excess_rate_limit_exceeded: 'warn',
} as const satisfies Record<SecurityEvent['event'], 'info' | 'warn'>;

/** Which part of the client's IP address is logged: nothing, its network, or the whole address. */
export const LOGGED_ADDRESSES = ['off', 'truncated', 'full'] as const;
type LoggedAddresses = (typeof LOGGED_ADDRESSES)[number];

export type LogSecurity = (request: { log: FastifyBaseLogger; ip: string }, event: SecurityEvent) => void;

export function createSecurityLog(addresses: LoggedAddresses): LogSecurity {
  return ({ log, ip }, event) =>
    log[levels[event.event]]({ ...event, ...addressFields(ip, addresses) }, 'security');
}

function addressFields(ip: string, addresses: LoggedAddresses): { source_ip?: string } {
  if (addresses === 'off') return {};
  return { source_ip: addresses === 'full' ? ip : truncate(ip) };
}

/** Returns the /24 network of an IPv4 address, or the /48 network of an IPv6 address. */
function truncate(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/48`).toString()}/48`;
}
