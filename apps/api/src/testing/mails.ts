import type { TestServer } from './testServer.ts';

interface TestMail {
  text: string;
  replyTo: string | null;
}

/**
 * Returns the mails to an address whose subject starts with this text, oldest first. The list includes mails that the
 * server has already sent, although their content is no longer in the queue.
 */
export async function mailsOf(
  server: TestServer,
  { email }: { email: string },
  subject: string,
): Promise<TestMail[]> {
  const rows = await server.database.kysely
    .selectFrom('mails')
    .select(['id', 'text', 'reply_to as replyTo'])
    .where('recipient', '=', email)
    .where('subject', 'like', `${subject}%`)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, ...queued }) => {
    const { text, replyTo } = server.mails.find((sent) => sent.id === id) ?? queued;
    return { text, replyTo };
  });
}

export async function textsOf(...query: Parameters<typeof mailsOf>): Promise<string[]> {
  return (await mailsOf(...query)).map(({ text }) => text);
}
