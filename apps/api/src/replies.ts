/** Sets up the part of the server that turns mails to reply addresses into messages. */
import type { OperationId } from '@skillharbor/contract';
import type { FastifyBaseLogger } from 'fastify';
import { openIntake } from './mail/incoming/intake.ts';
import type { Intake } from './mail/incoming/intake.ts';
import type { Receipt } from './mail/incoming/incomingMail.ts';
import type { ReplyAddresses } from './mail/incoming/replyAddresses.ts';
import { senderOf } from './mail/sender.ts';
import { createMailReplies } from './marketplace/conversations/mailReplies.commands.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

interface ReplyOptions {
  services: Services;
  /** The settings for replies, or null if replies by mail are off. */
  replyAddresses: ReplyAddresses | null;
  uploadFolder: string;
  /** Counts a message towards its author's rate limit. */
  spend: (id: OperationId, personId: number) => Promise<void>;
  onReceipt: (receipt: Receipt) => void;
  log: FastifyBaseLogger;
}

export async function openReplies(
  { replies, mail: { from } }: Settings,
  { services, replyAddresses, onReceipt, ...more }: ReplyOptions,
): Promise<Intake | null> {
  if (!replies || !replyAddresses) return null;
  const receive = createMailReplies({ ...services, ...more, replyAddresses, sender: senderOf(from) });
  return openIntake(replies, {
    async receive(mail) {
      const receipt = await receive(mail);
      onReceipt(receipt);
      return receipt;
    },
    isRecipient: (address) => replyAddresses.read(address) !== null,
    queries: services.queries,
    log: more.log,
  });
}
