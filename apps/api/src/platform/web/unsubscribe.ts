/**
 * Handles the requests with which mail programs unsubscribe their users. Such a program sends only one request, without
 * cookies (RFC 8058). A person who opens the same link sees a page that asks for confirmation.
 */
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';

export interface UnsubscribeOptions {
  /** Switches off the kinds of mail that the link names. Resolves with null if the link does not work. */
  unsubscribe: (token: string) => Promise<object | null>;
  limit: onRequestAsyncHookHandler | undefined;
}

const URL_ENCODED = 'application/x-www-form-urlencoded';
const MAX_BODY_BYTES = 1024;
/**
 * Matches the field `List-Unsubscribe` in a multipart form. The body is so short that the parser for large uploads is
 * not needed.
 */
const FIELD_IN_PARTS = /\bname="?List-Unsubscribe"?(?:\r\n[^\r\n]+)*\r\n\r\nOne-Click\r\n--/i;

export async function registerUnsubscribe(
  app: FastifyInstance,
  { unsubscribe, limit }: UnsubscribeOptions,
): Promise<void> {
  await app.register(async (mailPrograms) => {
    if (limit) mailPrograms.addHook('onRequest', limit);
    mailPrograms.removeAllContentTypeParsers();
    mailPrograms.addContentTypeParser<string>(
      [URL_ENCODED, 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      async ({ headers }: FastifyRequest, body: string) =>
        headers['content-type']?.startsWith(URL_ENCODED)
          ? new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click'
          : FIELD_IN_PARTS.test(body),
    );
    mailPrograms.post<{ Querystring: { token?: unknown }; Body: boolean | undefined }>(
      '/unsubscribe',
      async ({ query: { token }, body: isOneClick }, reply) => {
        reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
        // The field shows that a mail program sends the request, not a crawler that follows every link.
        if (!isOneClick) return reply.code(400).send('The body must be List-Unsubscribe=One-Click.\n');
        const isStopped = typeof token === 'string' && (await unsubscribe(token)) !== null;
        if (!isStopped) return reply.code(404).send('This link does not work.\n');
        return reply.send('These emails are switched off.\n');
      },
    );
  });
}
