/** How mails leave: by SMTP, or as files in an outbox folder that any mail program opens. */
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

export interface Transport {
  /** Rejects where the mail could not be handed over. The same mail may be sent again. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const TIMEOUT = 30_000;

export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => void (await smtp.sendMail(message(mail, from))),
    close: () => smtp.close(),
  };
}

export function outboxTransport(folder: string, from: string): Transport {
  const writer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const { message: content } = await writer.sendMail(message(mail, from));
      await mkdir(folder, { recursive: true });
      const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
      await writeWhole(join(folder, name), content);
    },
    close: () => undefined,
  };
}

function message({ id, to, replyTo, subject, text, html, date }: OutgoingMail, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As an object, an address is never read as several.
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    date,
    // The same in every attempt, so that a mail program shows a mail that was sent twice once.
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Nobody who watches the folder sees half a file. */
async function writeWhole(
  path: string,
  content: Parameters<Awaited<ReturnType<typeof open>>['writeFile']>[0],
): Promise<void> {
  const draft = `${path}.tmp`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}
