/** Converts an operation's response to HTTP. */
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { sentAs } from './hostCookies.ts';
import type { Cookie, Download, AccountProof } from './operations.ts';

export interface AnyResponse {
  status: number;
  body?: unknown;
  download?: Download;
  /** The bytes of server-sent events. The stream ends when the response ends. */
  events?: NodeJS.ReadableStream;
  cookies?: readonly Cookie[];
  proves?: AccountProof;
  headers?: Readonly<Record<string, string>>;
}

/** The cache control of a response that depends on the caller or may change at any time. */
export const PRIVATE = 'private, no-store';

/** Sends a response. `isSecure` is true if clients use https, so that cookies are never sent without https. */
export function sendResponse(reply: FastifyReply, response: AnyResponse, isSecure: boolean): FastifyReply {
  const { status, body, download, events, cookies = [], headers = {} } = response;
  for (const cookie of cookies) setCookie(reply, cookie, isSecure);
  reply.code(status).headers(headers).header('cache-control', PRIVATE);
  if (events) return sendEvents(reply, events);
  return download ? sendDownload(reply, download) : reply.send(body);
}

function sendEvents(reply: FastifyReply, events: NodeJS.ReadableStream): FastifyReply {
  // A proxy such as nginx would otherwise collect events until its buffer is full.
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(events);
}

/**
 * Sends another user's file. Browsers save the file instead of showing it. If a browser shows it after all, the policy
 * keeps the file from running anything.
 */
function sendDownload(reply: FastifyReply, { stream, name, size }: Download): FastifyReply {
  return reply
    .type('application/octet-stream')
    .header('content-disposition', contentDisposition(name))
    .header('content-length', size)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(stream);
}

function setCookie(
  reply: FastifyReply,
  { name, value, path, httpOnly, maxAge }: Cookie,
  secure: boolean,
): void {
  const sent = sentAs(name, path, secure);
  const options = { path: sent.path, httpOnly, sameSite: 'lax', secure } as const;
  if (value === null) reply.clearCookie(sent.name, options);
  else reply.setCookie(sent.name, value, { ...options, maxAge });
}
