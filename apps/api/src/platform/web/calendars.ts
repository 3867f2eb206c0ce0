/** Serves private calendars to programs, which subscribe to their addresses without logging in. */
import type { LimitHook } from '@skillharbor/contract-server/limits';
import { originOf } from '@skillharbor/contract-server/origin';
import type { FastifyInstance } from 'fastify';

interface CalendarsOptions {
  publicUrl: URL | null;
  /** Returns the calendar at an address, or null if the address does not work. */
  read: (name: string, origin: string) => Promise<string | null>;
  /** The onRequest hook that counts requests. */
  limit: LimitHook | undefined;
}

export function registerCalendars(app: FastifyInstance, { publicUrl, read, limit }: CalendarsOptions): void {
  app.get<{ Params: { name: string } }>(
    '/calendars/:name',
    { onRequest: limit ?? [] },
    async (request, reply) => {
      const calendar = await read(request.params.name, originOf(request, publicUrl));
      // Proxies and search engines must not store what the address reveals.
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      if (calendar === null)
        return reply.code(404).type('text/plain; charset=utf-8').send('This address does not work.\n');
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    },
  );
}
