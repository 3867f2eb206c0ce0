import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Injected {
  statusCode: number;
  headers: Record<string, unknown>;
  /** The whole body. For an event stream, which does not end, it is only the beginning of the body. */
  body: string;
}

/** Sends a request directly to an app, which need not listen on a port. */
export async function inject(
  app: FastifyInstance,
  options: InjectOptions & { url: string },
): Promise<Injected> {
  if (!options.url.startsWith('/api/users/events/')) return app.inject(options);
  const { statusCode, headers, raw, stream } = await app.inject({ ...options, payloadAsStream: true });
  const isEndless = headers['content-type'] === 'text/event-stream';
  const body = isEndless ? await beginningOf(stream()) : await text(stream());
  if (isEndless) raw.res.destroy();
  return { statusCode, headers, body };
}

async function beginningOf(stream: Readable): Promise<string> {
  for await (const chunk of stream) return String(chunk);
  return '';
}
