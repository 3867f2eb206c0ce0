/** Sets the security headers. Pages run only scripts of their own origin, and the inline script of index.html. */
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
/** The page's inline scripts and styles, as sources of the policy. */
interface InlineSources {
  script: readonly string[];
  style: readonly string[];
}
const nothingInline: InlineSources = { script: [], style: [] };

/**
 * Computes the headers once, because they are the same for every response, and helmet would build the policy each
 * time.
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
        // React sets sizes and positions in style attributes.
        'style-src-attr': ["'unsafe-inline'"],
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    // Strict-Transport-Security is sent only if clients use https, because a browser that has received it never uses
    // http again.
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: hstsSubdomains },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  });
}

/** Returns the policy that also allows an inline style. */
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
