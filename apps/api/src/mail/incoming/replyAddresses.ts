/**
 * Issues and reads reply addresses, such as reply+0123…@example.com. The token after the `+` names the user, the
 * application and the last day on which the address works. The token is signed, because anyone who has the address can
 * write as the user, whatever the From header of the mail says. It is hexadecimal, because mail servers may change
 * upper and lower case in the part before the @.
 *
 *     bytes of a token: user 4, application 4, last day 2, fingerprint of the user's email address 4, signature 12
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/time/clock.ts';

/** The address that the operator has configured for replies. */
export interface ReplyMailbox {
  local: string;
  domain: string;
}

interface Conversant {
  userId: number;
  applicationId: number;
  /** The email address of the user to whom the mail is sent. */
  email: string;
}

export interface ReplyToken extends Omit<Conversant, 'email'> {
  /**
   * Returns true if the token has not expired, and this is the email address to which the mail with the token was sent.
   */
  worksFor(email: string): boolean;
}

export interface ReplyAddresses {
  issue(conversant: Conversant): string;
  /** Reads the token in an address. Returns null if this installation did not issue the address. */
  read(address: string): ReplyToken | null;
  /** Returns true if this is the address that the operator has configured, with or without a token. */
  isOwn(address: string): boolean;
}

/** The number of days for which a reply address works. */
export const REPLY_DAYS = 30;

const SIGNED_LENGTH = 14;
const SIGNATURE_LENGTH = 12;
const TOKEN = new RegExp(`^[0-9a-f]{${2 * (SIGNED_LENGTH + SIGNATURE_LENGTH)}}$`);
/**
 * The maximum length of the configured part before the @. With the token, this part has at most 64 characters (RFC
 * 5321).
 */
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
