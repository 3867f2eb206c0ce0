import type { TestServer } from './testServer.ts';

/**
 * The texts of the mails to an address whose subject begins like this, oldest first: also of those that the server has
 * sent meanwhile, of which the queue keeps no text.
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
