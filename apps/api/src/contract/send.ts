/** From an operation's answer to HTTP. */
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Cookie, Download } from './operations.ts';

export interface AnyAnswer {
  status: number;
  body?: unknown;
  download?: Download;
  cookies?: readonly Cookie[];
}

/** `isSecure`: whether the outside reaches the server over https, so that cookies never travel without it. */
export function sendAnswer(reply: FastifyReply, answer: AnyAnswer, isSecure: boolean): FastifyReply {
  const { status, body, download, cookies = [] } = answer;
  for (const cookie of cookies) setCookie(reply, cookie, isSecure);
  // What is answered here depends on who asks, or changes at any time.
  reply.code(status).header('cache-control', 'no-store');
  return download ? sendDownload(reply, download) : reply.send(body);
}

/** Somebody else's file: saved, never shown, and powerless if it is shown after all. */
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
  const options = { path, httpOnly, sameSite: 'lax', secure } as const;
  if (value === null) reply.clearCookie(name, options);
  else reply.setCookie(name, value, { ...options, maxAge });
}
