/** Converts the response of an operation to HTTP. */
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { sentAs } from './hostCookies.ts';
import type { Cookie, Download, AccountProof } from './operations.ts';

export interface AnyResponse {
  status: number;
  body?: unknown;
  download?: Download;
  /** The bytes of an event stream. The stream ends when the response ends. */
  events?: NodeJS.ReadableStream;
  cookies?: readonly Cookie[];
  proves?: AccountProof;
  headers?: Readonly<Record<string, string>>;
}

/** The Cache-Control header for responses that depend on the caller or may change at any time. */
export const PRIVATE = 'private, no-store';

/**
 * Sends a response. If `isSecure` is true, clients use https, and browsers must never send the cookies without https.
 */
export function sendResponse(reply: FastifyReply, response: AnyResponse, isSecure: boolean): FastifyReply {
  const { status, body, download, events, cookies = [], headers = {} } = response;
  for (const cookie of cookies) setCookie(reply, cookie, isSecure);
  reply.code(status).headers(headers).header('cache-control', PRIVATE);
  if (events) return sendEvents(reply, events);
  return download ? sendDownload(reply, download) : reply.send(body);
}

function sendEvents(reply: FastifyReply, events: NodeJS.ReadableStream): FastifyReply {
  // Without this header, a proxy such as nginx would delay events until its buffer is full.
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(events);
}

/**
 * Sends a file that another user has uploaded. Browsers save the file instead of showing it. If a browser shows it
 * nevertheless, the content security policy prevents scripts in the file from running.
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
