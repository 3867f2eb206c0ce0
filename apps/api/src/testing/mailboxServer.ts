/**
 * Runs an IMAP server with one empty mailbox.
 *
 *     const mailbox = await startMailbox();
 *     mailbox.put('To: reply@harbor.test\r\n\r\nHello');
 */
import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import type { MailboxSettings } from '../mail/incoming/mailbox.ts';

export interface Mailbox {
  url: string;
  settings: MailboxSettings;
  put(mail: string): void;
  /** Returns for each mail its flags, in the order of the mails. */
  flags(): string[][];
  close(): Promise<void>;
}

const [user, password] = ['harbor', 'tide-table'];

export async function startMailbox(): Promise<Mailbox> {
  const server = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'ENABLE'],
    users: { [user]: { password } },
    storage: { INBOX: { messages: [] } },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // The server listens on a port, not on a pipe.
  const place = { host: '127.0.0.1', port, folder: 'INBOX' };
  return {
    url: `imap://${user}:${password}@127.0.0.1:${port}/INBOX`,
    settings: { ...place, isSecure: false, requiresTls: false, user, password },
    put: (mail) => server.appendMessage('INBOX', [], new Date(), mail),
    flags: () => server.getMailbox('INBOX').messages.map(({ flags }) => flags.toSorted()),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
