/** Reads the settings for sending mails and for receiving replies. */
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { MAX_LOCAL_LENGTH } from '../mail/incoming/replyAddresses.ts';
import type { ReplySettings } from '../mail/incoming/intake.ts';
import type { MailboxSettings } from '../mail/incoming/mailbox.ts';
import { domainOf } from '../mail/sender.ts';
import type { DkimKey, SmtpSettings } from '../mail/transport.ts';
import { isLocal } from './network.ts';
import { SettingsError, oneOf, optionalUrl, portOf } from './values.ts';
import type { Read } from './values.ts';

/**
 * Reads the settings of the mail server. By default, connections to another machine are encrypted, because mails
 * contain links that change passwords.
 */
export function smtpOf(read: Read, from: string): SmtpSettings | null {
  const url = optionalUrl('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:']);
  if (url === null) return null;
  const byDefault = isLocal(url.hostname) ? 'optional' : 'required';
  const tls = oneOf('SMTP_TLS', read('SMTP_TLS') ?? byDefault, ['required', 'optional'] as const);
  return { url: url.href, requiresTls: tls === 'required', dkim: dkimOf(read, from) };
}

/**
 * Reads the DKIM key that signs mails. The signature states the domain of the sender, because receivers compare the two
 * domains.
 */
function dkimOf(read: Read, from: string): DkimKey | null {
  const [selector, file] = [read('DKIM_SELECTOR'), read('DKIM_KEY_FILE')];
  if (selector === null && file === null) return null;
  if (selector === null || file === null)
    throw new SettingsError('DKIM_SELECTOR and DKIM_KEY_FILE must be set together.');
  return { domain: domainOf(from), selector, privateKey: rsaKeyIn('DKIM_KEY_FILE', file) };
}

/** Reads the address for replies, and the settings for receiving replies by LMTP and from a mailbox. */
export function repliesOf(read: Read): ReplySettings | null {
  const address = read('REPLY_ADDRESS');
  const port = read('LMTP_PORT');
  const imap = mailboxOf(optionalUrl('IMAP_URL', read('IMAP_URL'), ['imap:', 'imaps:']));
  if (address === null) {
    const other = ['LMTP_PORT', 'LMTP_HOST', 'IMAP_URL'].find((name) => read(name) !== null);
    if (other === undefined) return null;
    throw new SettingsError(`With ${other}, REPLY_ADDRESS must be set as well.`);
  }
  if (port === null && imap === null)
    throw new SettingsError('With REPLY_ADDRESS, LMTP_PORT or IMAP_URL must be set as well.');
  const [, local, domain] = /^([\w.-]+)@([a-z\d-]+(?:\.[a-z\d-]+)*)$/i.exec(address) ?? [];
  if (local === undefined || domain === undefined || local.length > MAX_LOCAL_LENGTH)
    throw new SettingsError(
      `REPLY_ADDRESS must be an address with at most ${MAX_LOCAL_LENGTH} characters before the @, not "${address}".`,
    );
  const lmtp =
    port === null ? null : { port: portOf('LMTP_PORT', port), host: read('LMTP_HOST') ?? '127.0.0.1' };
  return { mailbox: { local, domain }, lmtp, imap };
}

function mailboxOf(url: URL | null): MailboxSettings | null {
  if (url === null) return null;
  const { hostname, username, password, pathname, protocol } = url;
  if (username === '' || password === '')
    throw new SettingsError('IMAP_URL must have a user and a password.');
  const isSecure = protocol === 'imaps:';
  return {
    // Removes the brackets that surround an IPv6 address in a URL.
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    isSecure,
    requiresTls: !isLocal(hostname),
    user: decoded(username),
    password: decoded(password),
    folder: decoded(pathname.slice(1)) || 'INBOX',
  };
}

/** Decodes a part of IMAP_URL. The error message does not contain the part, because it may be the password. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new SettingsError('IMAP_URL must have each % of the password written as %25.');
  }
}

function rsaKeyIn(name: string, file: string): string {
  try {
    const pem = readFileSync(file, 'utf8');
    if (createPrivateKey(pem).asymmetricKeyType === 'rsa') return pem;
  } catch {
    // The error message fits a file that cannot be read, and also a file that contains no key.
  }
  throw new SettingsError(`${name} must be a readable file with an RSA private key in PEM, not "${file}".`);
}
