/** Tells security researchers how to report a vulnerability, in the format of RFC 9116. */
import type { FastifyInstance } from 'fastify';
import { originOf } from '@skillharbor/contract-server/origin';
import { dayAfter, dayOf } from '../time/clock.ts';
import type { Clock } from '../time/clock.ts';

/**
 * The number of days until the file expires. The contact in it never becomes outdated, because it is a setting that the
 * server reads at every start.
 */
const VALID_DAYS = 90;

export interface SecurityTxtOptions {
  /** The contact, as a mailto: or https: URL. */
  contact: string;
  publicUrl: URL | null;
  clock: Clock;
}

export function registerSecurityTxt(
  app: FastifyInstance,
  { contact, publicUrl, clock }: SecurityTxtOptions,
): void {
  app.get('/.well-known/security.txt', (request, reply) => {
    const fields = {
      Contact: contact,
      Expires: `${dayAfter(dayOf(clock()), VALID_DAYS)}T00:00:00Z`,
      Canonical: `${originOf(request, publicUrl)}/.well-known/security.txt`,
      'Preferred-Languages': 'en',
    };
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        Object.entries(fields)
          .map(([name, value]) => `${name}: ${value}\n`)
          .join(''),
      );
  });
}
