/** Serves private calendars to programs, which subscribe to their addresses without logging in. */
import type { LimitHook } from '@skillharbor/contract-server/limits';
import { originOf } from '@skillharbor/contract-server/origin';
import type { FastifyInstance } from 'fastify';

interface CalendarsOptions {
  publicUrl: URL | null;
  /** Returns the calendar of a token, or null if the token does not work. */
  read: (token: string, origin: string) => Promise<string | null>;
  /** The onRequest hook that counts requests. */
  limit: LimitHook | undefined;
}

export function registerCalendars(app: FastifyInstance, { publicUrl, read, limit }: CalendarsOptions): void {
  app.get<{ Querystring: { token?: unknown } }>(
    '/calendar.ics',
    { onRequest: limit ?? [] },
    async (request, reply) => {
      const { token } = request.query;
      const calendar = typeof token === 'string' ? await read(token, originOf(request, publicUrl)) : null;
      // Proxies and search engines must not store what the address reveals.
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      if (calendar === null)
        return reply.code(404).type('text/plain; charset=utf-8').send('This address does not work.\n');
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    },
  );
}
