import type { TestServer } from './testServer.ts';

/**
 * Returns the texts of the mails to an address whose subject starts with this text, oldest first. The texts include
 * mails that the server has already sent, although the queue no longer contains them.
 */
export async function textsOf(server: TestServer, { email }: { email: string }, subject: string) {
  const queued = await server.database.kysely
    .selectFrom('mails')
    .select(['id', 'text'])
    .where('recipient', '=', email)
    .where('subject', 'like', `${subject}%`)
    .orderBy('created_at')
    .execute();
  return queued.map(({ id, text }) => text || (server.mails.find((sent) => sent.id === id)?.text ?? ''));
}
