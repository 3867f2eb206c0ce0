/**
 * Serves the addresses of the app as finished pages. A page is the same for all users with the same role and language,
 * so it is rendered once for each version of the public data.
 */
import { roleValues } from '@skillharbor/contract';
import type { Language, Role } from '@skillharbor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged, tagged } from '@skillharbor/contract-server/wholeResponses';
import type { WholeResponse } from '@skillharbor/contract-server/wholeResponses';
import { originOf } from '@skillharbor/contract-server/origin';
import type { ResponseCache } from '@skillharbor/contract-server/publicReads';
import type { Replica } from '../../contract/replica.ts';
import { dayOf } from '../time/clock.ts';
import type { Clock } from '../time/clock.ts';
import { inSpan } from '../tracing/spans.ts';
import { encodeText, encodingFor } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { languageOf } from './language.ts';
import { movedTo, secretMovedTo } from './addresses.ts';
import { inProcessFetch } from './inProcess.ts';
import { policyWithStyle } from './headers.ts';
import type { Headers } from './headers.ts';
import { sourceOf } from './shell.ts';
import type { Shell } from './shell.ts';

interface PageOptions {
  shell: Shell;
  cache: ResponseCache;
  replica: Replica | null;
  clock: Clock;
  publicUrl: URL | null;
  /** The headers of every response. */
  security: Headers;
  /** Counts a page that could not be rendered. */
  onUnrendered: () => void;
}

/** The values that a page depends on besides its address. */
interface Visitor {
  publicOrigin: string;
  role: Role | null;
  language: Language;
  today: string;
  encoding: Encoding;
}

export function createPages(
  app: FastifyInstance,
  { shell, cache, replica, clock, publicUrl, security, onUnrendered }: PageOptions,
) {
  async function render(
    request: FastifyRequest,
    visitor: Visitor & { address: string },
    mayReadReplica: boolean,
  ): Promise<WholeResponse> {
    const page = await shell.render({
      ...visitor,
      fetch: inProcessFetch(app, request, mayReadReplica),
      log: (message, err) => request.log.warn({ err }, message),
    });
    const style = 'location' in page ? null : page.style;
    const headers = {
      ...headersFor(visitor),
      ...(style !== null && { 'content-security-policy': policyWithStyle(security, sourceOf(style)) }),
    };
    return 'location' in page
      ? { status: page.status, headers: { ...headers, location: page.location }, body: Buffer.alloc(0) }
      : htmlResponse(page, headers, visitor.encoding);
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const secretMoved = secretMovedTo(request.url);
    if (secretMoved !== null) return reply.header('cache-control', 'no-store').redirect(secretMoved, 303);
    const moved = movedTo(request.url);
    if (moved !== null) return reply.redirect(moved, 301);
    const visitor: Visitor = {
      publicOrigin: originOf(request, publicUrl),
      role: roleValues.find((value) => value === request.cookies['role']) ?? null,
      language: languageOf(request),
      today: dayOf(clock()),
      encoding: encodingFor(request),
    };
    try {
      const { publicOrigin, role, language, today, encoding } = visitor;
      const { address, hasUnknown } = shell.readAddress(request.url);
      const key = ['page', publicOrigin, role, language, today, encoding, address].join(' ');
      // A page in the cache of the primary database must not be rendered from the replica's data.
      const rendered = (mayReadReplica: boolean) => () =>
        inSpan('render page', {}, () => render(request, { ...visitor, address }, mayReadReplica));
      const from = async (known: ResponseCache, produce: () => Promise<WholeResponse>) =>
        hasUnknown ? tagged(await produce()) : known.get(key, produce);
      const fromPrimary = () => from(cache, rendered(false));
      const page =
        role === null && replica?.serves(request)
          ? await replica.readOr(() => from(replica.cache, rendered(true)), fromPrimary)
          : await fromPrimary();
      return sendTagged(request, reply, page);
    } catch (err) {
      // The browser renders the page instead, and shows an error if it cannot render the page either.
      request.log.error({ err }, 'a page was not rendered');
      onUnrendered();
      const page = { status: 200, html: shell.html, isPartial: true };
      return sendTagged(
        request,
        reply,
        tagged(await htmlResponse(page, headersFor({ ...visitor, language: 'en' }), visitor.encoding)),
      );
    }
  };
}

/**
 * Returns the headers of a page. Caches must revalidate a stored page each time, and must store pages separately by
 * role and language.
 */
function headersFor({ role, language }: Visitor) {
  return {
    'cache-control': role === null ? 'public, no-cache' : 'private, no-store',
    'content-language': language,
    vary: 'accept-encoding, accept-language, cookie',
  };
}

async function htmlResponse(
  { status, html, isPartial }: { status: number; html: string; isPartial: boolean },
  headers: Record<string, string>,
  encoding: Encoding,
): Promise<WholeResponse> {
  const page = await encodeText(html, 'text/html', encoding);
  return {
    status,
    headers: { ...headers, ...page.headers },
    body: page.body,
    // Error pages are not cached, because the number of unknown addresses is unlimited.
    isPartial: isPartial || status >= 400,
  };
}
