/**
 * Receives mails from the operator's mail server by LMTP (RFC 2033). The server confirms a mail only after handling it.
 * Until then, the mail server stores the mail and tries again.
 */
import type { FastifyBaseLogger } from 'fastify';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { MAX_MAIL_BYTES } from './incomingMail.ts';
import type { ReceiveMail } from './incomingMail.ts';

export interface LmtpSettings {
  port: number;
  host: string;
}

export interface LmtpServer {
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** The maximum number of simultaneous connections. It is low, because each mail is in memory while it is received. */
const MAX_CLIENTS = 5;
const IDLE_TIMEOUT_MS = 60_000;
const CLOSE_TIMEOUT_MS = 2_000;

/** The reply for a refused mail. Its code says whether the mail server may try again (4) or not (5). */
class Refusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

const unknownRecipient = () => new Refusal(550, 'No such recipient');
const notNow = () => new Refusal(451, 'Try again later');

export function createLmtpServer(
  { port, host }: LmtpSettings,
  options: { receive: ReceiveMail; isRecipient: (address: string) => boolean; log: FastifyBaseLogger },
): LmtpServer {
  const { receive, isRecipient, log } = options;
  const server = new SMTPServer({
    lmtp: true,
    size: MAX_MAIL_BYTES,
    rejectOversized: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: MAX_CLIENTS,
    socketTimeout: IDLE_TIMEOUT_MS,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onRcptTo: ({ address }, _session, callback) => callback(isRecipient(address) ? null : unknownRecipient()),
    onData: (stream, { envelope }, reply) => void receiveFrom(stream, envelope, reply),
  });
  server.on('error', (error: Error) => log.warn({ err: error }, 'a connection of LMTP failed'));

  /** Receives a mail, and replies separately about each recipient, as LMTP requires. */
  async function receiveFrom(
    stream: SMTPServerDataStream,
    { mailFrom, rcptTo }: SMTPServerSession['envelope'],
    reply: (error: Error | null, replies?: (string | Refusal)[]) => void,
  ): Promise<void> {
    try {
      const content = await contentOf(stream);
      const from = mailFrom === false ? '' : mailFrom.address;
      const replies: (string | Refusal)[] = [];
      for (const { address: to } of rcptTo) replies.push(await receiveFor({ content, from, to }));
      reply(null, replies);
    } catch (error) {
      log.warn({ err: error }, 'a mail did not arrive');
      reply(notNow());
    }
  }

  async function receiveFor({
    content,
    ...envelope
  }: {
    content: Uint8Array | null;
    from: string;
    to: string;
  }): Promise<string | Refusal> {
    // If a mail is too large, the library itself refuses it for every recipient, whatever this function returns.
    if (content === null) return 'OK';
    try {
      const receipt = await receive({ content, isWhole: true, envelope });
      return receipt === 'unknown' ? unknownRecipient() : 'OK';
    } catch (error) {
      log.warn({ err: error }, 'a mail could not be handled, and is expected again');
      return notNow();
    }
  }

  return {
    async listen() {
      await new Promise<void>((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(port, host, () => {
          server.server.off('error', reject);
          resolve();
        });
      });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Reads a mail. Returns null for a mail that is too large, which is never completely in memory. */
async function contentOf(stream: SMTPServerDataStream): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk);
  }
  return stream.sizeExceeded ? null : Buffer.concat(chunks);
}
