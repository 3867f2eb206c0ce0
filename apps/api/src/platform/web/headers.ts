/**
 * Sets the security headers. A page may run only scripts from the origin of the site, and the inline script of
 * index.html.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';
import type { FastifyInstance } from 'fastify';

/** The headers of every response. */
export type Headers = Readonly<Record<string, string>>;
interface HeaderSettings {
  publicUrl: URL | null;
  hstsSubdomains: boolean;
  corsOrigins: string[];
}
/** The inline scripts and styles of the page, in the form of a content security policy. */
interface InlineSources {
  script: readonly string[];
  style: readonly string[];
}
const nothingInline: InlineSources = { script: [], style: [] };

/**
 * Computes the headers only once, because they are the same for every response. Otherwise, helmet would build the
 * policy again for each response.
 */
export function securityHeaders(
  { publicUrl, hstsSubdomains, corsOrigins }: HeaderSettings,
  inline: InlineSources = nothingInline,
): Headers {
  const isHttps = publicUrl?.protocol === 'https:';
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'object-src': ["'none'"],
        'script-src': ["'self'", ...inline.script],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'", ...inline.style],
        // Allows style attributes, because React writes sizes and positions into them.
        'style-src-attr': ["'unsafe-inline'"],
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    // Strict-Transport-Security is sent only if the site uses https. A browser that has received this header does not
    // use http with the site any more.
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: hstsSubdomains },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  });
}

/** Returns a copy of the policy that also allows an inline style. */
export function policyWithStyle(headers: Headers, source: string): string {
  const policy = headers['content-security-policy'] ?? '';
  return policy.replace("style-src 'self'", (sources) => `${sources} ${source}`);
}

export async function registerHeaders(
  app: FastifyInstance,
  headers: Headers,
  { corsOrigins }: Pick<HeaderSettings, 'corsOrigins'>,
): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  if (corsOrigins.length > 0) {
    await app.register(cors, {
      origin: corsOrigins,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', 'X-CSRFToken'],
      exposedHeaders: ['Content-Disposition', 'ETag', 'Retry-After', 'X-Request-Id'],
      maxAge: 600,
    });
  }
}

function headersOf(options: HelmetOptions): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
