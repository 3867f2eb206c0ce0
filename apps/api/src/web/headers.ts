/** Headers for every answer. The pages run scripts of their own origin only, and none that is written into them. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** For every answer. */
export type Headers = Readonly<Record<string, string>>;
type HeaderSettings = Pick<Settings, 'publicUrl' | 'corsOrigins'>;

/** Worked out once: they are the same for every answer, and helmet would put the policy together each time. */
export function securityHeaders({ publicUrl, corsOrigins }: HeaderSettings): Headers {
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
        'script-src': ["'self'"],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'"],
        // React writes sizes and positions into style attributes.
        'style-src-attr': ["'unsafe-inline'"],
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    // Only where people come by https: a browser that has seen it never tries http again.
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  });
}

export async function registerHeaders(
  app: FastifyInstance,
  headers: Headers,
  { corsOrigins }: HeaderSettings,
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
      allowedHeaders: ['Authorization', 'Content-Type', 'X-CSRFToken'],
      exposedHeaders: ['Content-Disposition', 'Retry-After', 'X-Request-Id'],
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
