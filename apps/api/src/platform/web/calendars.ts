/** Serves private calendars. Calendar programs subscribe to their addresses without logging in. */
import type { LimitHook } from '@skillharbor/contract-server/limits';
import { originOf } from '@skillharbor/contract-server/origin';
import type { FastifyInstance } from 'fastify';

interface CalendarsOptions {
  publicUrl: URL | null;
  /** Returns the calendar that belongs to a token, or null if the token is not valid. */
  read: (token: string, origin: string) => Promise<string | null>;
  /** The onRequest hook that counts requests towards their limit. */
  limit: LimitHook | undefined;
}

export function registerCalendars(app: FastifyInstance, { publicUrl, read, limit }: CalendarsOptions): void {
  app.get<{ Querystring: { token?: unknown } }>(
    '/calendar.ics',
    { onRequest: limit ?? [] },
    async (request, reply) => {
      const { token } = request.query;
      const calendar = typeof token === 'string' ? await read(token, originOf(request, publicUrl)) : null;
      // The response contains private data, so proxies and search engines must not store it.
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      if (calendar === null)
        return reply.code(404).type('text/plain; charset=utf-8').send('This address does not work.\n');
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    },
  );
}
