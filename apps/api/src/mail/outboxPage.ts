/**
 * Shows the newest mail to an address, at /api/outbox/?to=ada@example.com, so that a developer can follow the links of
 * mails that are not really sent. Mails contain secrets. The server therefore accepts a request only if it comes
 * directly from this machine, without a proxy, and names this machine as its host. Pages of other sites cannot send
 * such a request.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';

const FORWARDING_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** The content security policy forbids scripts, but allows links to open as usual. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation allow-popups";

export function registerOutboxPage(
  app: FastifyInstance,
  { folder, isLocal }: { folder: string; isLocal: (hostname: string) => boolean },
): void {
  app.get<{ Querystring: { to?: unknown } }>(
    '/api/outbox/',
    async ({ query, hostname, ip, headers }, reply) => {
      const isForwarded = FORWARDING_HEADERS.some((name) => name in headers);
      if (!isLocal(hostname) || !isLocal(ip) || isForwarded) return reply.callNotFound();
      const mail = typeof query.to === 'string' ? await newestMailTo(folder, query.to) : null;
      return reply
        .status(mail ? 200 : 404)
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
        .send(mail?.html ?? '<!doctype html><title>Outbox</title>There is no mail to this address yet.');
    },
  );
}

async function newestMailTo(folder: string, address: string): Promise<Email | null> {
  // The name of each file begins with the time of its mail, so the files are sorted by their names.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  for (const name of names.toSorted().toReversed()) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    if (mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase())) return mail;
  }
  return null;
}
