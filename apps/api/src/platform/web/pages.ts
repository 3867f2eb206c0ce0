/**
 * Serves the pages of the app as rendered HTML. All users with the same role and language get the same page, so it is
 * rendered only once for each version of the public data.
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
  /** Counts a page that the server could not render. */
  onUnrendered: () => void;
}

/** What a page depends on in addition to its address. */
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
    const headers = headersFor(visitor);
    if ('location' in page)
      return { status: page.status, headers: { ...headers, location: page.location }, body: Buffer.alloc(0) };
    const policy = policyWithStyle(security, sourceOf(page.style));
    return htmlResponse(page, { ...headers, 'content-security-policy': policy }, visitor.encoding);
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
      // The cache for the primary database must not contain pages with data from the replica, because that data may be
      // older.
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
      // If rendering fails on the server, the browser renders the page. If that fails as well, the browser shows an
      // error.
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
 * Returns the headers of a page. A cache must ask each time whether the page has changed, and must store a separate
 * page for each role and language.
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
    // Error pages are not cached, because there is no limit to the number of addresses that do not exist.
    isPartial: isPartial || status >= 400,
  };
}
