/**
 * Runs a mail server that stores the mails that it receives.
 *
 *     const mails = await startMailCatcher();
 *     startServer({ SMTP_URL: mails.url });
 */
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailCatcher {
  url: string;
  /** The received mails, each as a text with its headers. */
  received: string[];
  close(): Promise<void>;
}

export async function startMailCatcher(): Promise<MailCatcher> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => void receive(stream, callback),
  });
  async function receive(stream: Readable, accept: () => void): Promise<void> {
    received.push(await text(stream));
    accept();
  }
  // Ignores the error of a connection that breaks because the test kills the sending server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
