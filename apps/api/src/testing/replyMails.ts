/** Writes the mails that users send, and delivers them to the server, in tests. */
import { createTransport } from 'nodemailer';
import { secondsAfter } from '../platform/time/clock.ts';
import { createReplyAddresses } from '../mail/incoming/replyAddresses.ts';
import { READING_TIME_S } from '../marketplace/conversations/conversations.policy.ts';
import { mailMessages } from '../marketplace/conversations/messageMails.commands.ts';
import { mailsOf } from './mails.ts';
import { servicesOf } from './services.ts';
import { SIGNING_KEY } from './testServer.ts';
import type { TestServer } from './testServer.ts';

export const REPLY_ADDRESS = 'reply@harbor.test';
const [local = '', domain = ''] = REPLY_ADDRESS.split('@');

export const replyAddressesOf = (server: TestServer) =>
  createReplyAddresses(SIGNING_KEY, { local, domain }, () => server.now());

/** Queues the mail that notifies a person of the newest messages, and returns this mail. */
export async function mailAbout(server: TestServer, person: { email: string }) {
  server.setTime(secondsAfter(server.now(), READING_TIME_S));
  await mailMessages({ ...servicesOf(server), replyAddresses: replyAddressesOf(server) });
  const mail = (await mailsOf(server, person, 'New message')).at(-1);
  if (!mail) throw new Error('No mail was queued.');
  return mail;
}

export interface SentMail {
  from?: string;
  to: string;
  /** Further headers, one on each line. */
  headers?: string[];
  body: string | readonly string[];
}

/** Writes a mail whose text consists of these lines. */
export function mailOf({ from = 'ada@example.com', to, headers = [], body }: SentMail): string {
  const lines = typeof body === 'string' ? ['', body] : body;
  return [`From: ${from}`, `To: ${to}`, ...headers, ...lines, ''].join('\r\n');
}

/** Delivers a mail to the server by LMTP. Resolves to the code in the server's reply. */
export async function deliver(
  port: number,
  { to, raw, from = 'ada@example.com' }: { to: string; raw: string; from?: string },
): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port, lmtp: true, ignoreTLS: true });
  try {
    const { response } = await transport.sendMail({ envelope: { from, to }, raw });
    return Number(response.slice(0, 3));
  } catch (error) {
    const { responseCode } = error as { responseCode?: number }; // nodemailer adds the code of a refusal.
    if (responseCode === undefined) throw error;
    return responseCode;
  } finally {
    transport.close();
  }
}
