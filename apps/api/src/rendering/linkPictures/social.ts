/**
 * Serves the pictures that link previews show for the site, jobs, companies and freelancers. The pictures contain only
 * data that public operations return, so a page that is not public has no picture.
 */
import type { Brand } from '@skillharbor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LimitHook } from '@skillharbor/contract-server/limits';
import { sendResponse } from '@skillharbor/contract-server/sendResponse';
import type { OperationsOf } from '../../contract/operations.ts';
import {
  branded,
  companyContent,
  contentKey,
  freelancerContent,
  jobContent,
  siteContent,
} from './pictureContent.ts';
import type { PictureContent } from './pictureContent.ts';
import { drawInChild } from './drawInChild.ts';

const CACHE_BYTES = 16 * 1024 * 1024;
/** The maximum id that the contract allows. */
const MAX_ID = 2_147_483_647;
/**
 * How long a picture may be cached. When the content of a picture changes, pages link to a new address. A service that
 * has stored the old address requests it again only after this time.
 */
const CACHE_CONTROL = 'public, max-age=3600';

interface PictureRequest {
  Params: { id: string };
}

export function registerSocial(
  app: FastifyInstance,
  operations: OperationsOf<'getJob' | 'getCompany' | 'getFreelancer'>,
  { limit, readBrand }: { limit: LimitHook | undefined; readBrand: () => Promise<Brand> },
): void {
  const options = { onRequest: limit ?? [] };
  /** The cache of drawn pictures. Simultaneous requests for the same picture share one drawing. */
  const pictures = new LRUCache<string, Buffer, PictureContent>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: (_key, _stale, { context }) => drawInChild(context),
  });

  async function sendPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    subjectOf: (brand: Brand) => Omit<PictureContent, 'brand'>,
  ): Promise<FastifyReply> {
    const brand = await readBrand();
    const content = branded(subjectOf(brand), brand);
    const key = contentKey(content);
    const tag = `"${key}"`;
    reply.header('etag', tag).header('cache-control', CACHE_CONTROL);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const picture = await pictures.forceFetch(key, { context: content });
    return reply
      .type('image/png')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(picture);
  }

  app.get('/social/site.png', options, async (request, reply) => sendPicture(request, reply, siteContent));

  app.get<PictureRequest>('/social/job/:id(^[1-9][0-9]{0,9}).png', options, async (request, reply) => {
    const jobId = idOf(request);
    if (jobId === null) return notFound(reply);
    const response = await operations.getJob({ ...asVisitor(request), params: { jobId } });
    if (response.status !== 200) return sendResponse(reply, response, false);
    return sendPicture(request, reply, () => jobContent(response.body));
  });

  app.get<PictureRequest>('/social/company/:id(^[1-9][0-9]{0,9}).png', options, async (request, reply) => {
    const id = idOf(request);
    if (id === null) return notFound(reply);
    const response = await operations.getCompany({ ...asVisitor(request), params: { company: String(id) } });
    if (response.status !== 200) return sendResponse(reply, response, false);
    return sendPicture(request, reply, () => companyContent(response.body));
  });

  app.get<PictureRequest>('/social/freelancer/:id(^[1-9][0-9]{0,9}).png', options, async (request, reply) => {
    const id = idOf(request);
    if (id === null) return notFound(reply);
    const response = await operations.getFreelancer({ ...asVisitor(request), params: { id } });
    if (response.status !== 200) return sendResponse(reply, response, false);
    return sendPicture(request, reply, () => freelancerContent(response.body));
  });
}

function idOf({ params }: FastifyRequest<PictureRequest>): number | null {
  const id = Number(params.id);
  return id <= MAX_ID ? id : null;
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Returns the input for an operation that is called without credentials. */
function asVisitor({ log, ip }: FastifyRequest<PictureRequest>) {
  const url = () => new URL('http://localhost');
  return { query: {}, headers: {}, cookies: {}, body: undefined, upload: null, person: null, url, log, ip };
}
