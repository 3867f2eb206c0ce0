/**
 * Issues and reads reply addresses, such as reply+0123…@example.com. The token after the `+` names the user, the
 * application and the last day on which it works, and is signed: anyone with the address can write as the user, whatever
 * the From header of the mail says. It is hexadecimal, because mail servers may change the case of a local part.
 *
 *     bytes of a token: user 4, application 4, last day 2, fingerprint of the user's email address 4, signature 12
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/time/clock.ts';

/** The address of the installation that receives replies, which the operator has set. */
export interface ReplyMailbox {
  local: string;
  domain: string;
}

interface Conversant {
  userId: number;
  applicationId: number;
  /** The email address of the user, to which the mail goes. */
  email: string;
}

export interface ReplyToken extends Omit<Conversant, 'email'> {
  /** Returns true before the token expires, as long as the user has the email address to which the mail went. */
  worksFor(email: string): boolean;
}

export interface ReplyAddresses {
  issue(conversant: Conversant): string;
  /** Returns null for an address that this installation did not issue. */
  read(address: string): ReplyToken | null;
  /** Returns true for the address that the operator has set, with any token or none. */
  isOwn(address: string): boolean;
}

/** How many days a reply address works. */
export const REPLY_DAYS = 30;

const SIGNED_LENGTH = 14;
const SIGNATURE_LENGTH = 12;
const TOKEN = new RegExp(`^[0-9a-f]{${2 * (SIGNED_LENGTH + SIGNATURE_LENGTH)}}$`);
/** The longest local part that leaves room for a token: a local part has at most 64 characters (RFC 5321). */
export const MAX_LOCAL_LENGTH = 64 - '+'.length - 2 * (SIGNED_LENGTH + SIGNATURE_LENGTH);

const DAY_MS = 24 * 60 * 60 * 1000;

export function createReplyAddresses(
  signingKey: Uint8Array,
  { local, domain }: ReplyMailbox,
  clock: Clock,
): ReplyAddresses {
  const key = createHmac('sha256', signingKey).update('mail replies').digest();
  const digest = (kind: string, content: Uint8Array | string, length: number) =>
    createHmac('sha256', key).update(`${kind} `).update(content).digest().subarray(0, length);
  const fingerprintOf = (email: string) => digest('address', email.toLowerCase(), 4);
  const signatureOf = (signed: Uint8Array) => digest('token', signed, SIGNATURE_LENGTH);
  const today = () => Math.floor(clock().getTime() / DAY_MS);
  const [start, end] = [local.toLowerCase(), `@${domain.toLowerCase()}`];

  return {
    issue({ userId, applicationId, email }) {
      const signed = Buffer.alloc(SIGNED_LENGTH);
      signed.writeUInt32BE(userId, 0);
      signed.writeUInt32BE(applicationId, 4);
      signed.writeUInt16BE(today() + REPLY_DAYS, 8);
      fingerprintOf(email).copy(signed, 10);
      const token = Buffer.concat([signed, signatureOf(signed)]).toString('hex');
      return `${local}+${token}@${domain}`;
    },

    read(address) {
      const text = address.toLowerCase();
      if (!text.startsWith(`${start}+`) || !text.endsWith(end)) return null;
      const token = text.slice(start.length + 1, -end.length);
      if (!TOKEN.test(token)) return null;
      const bytes = Buffer.from(token, 'hex');
      const signed = bytes.subarray(0, SIGNED_LENGTH);
      if (!timingSafeEqual(bytes.subarray(SIGNED_LENGTH), signatureOf(signed))) return null;
      const lastDay = signed.readUInt16BE(8);
      return {
        userId: signed.readUInt32BE(0),
        applicationId: signed.readUInt32BE(4),
        worksFor: (email) => today() <= lastDay && timingSafeEqual(signed.subarray(10), fingerprintOf(email)),
      };
    },

    isOwn(address) {
      const text = address.toLowerCase();
      return text === start + end || (text.startsWith(`${start}+`) && text.endsWith(end));
    },
  };
}
