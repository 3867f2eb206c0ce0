/** Serves pictures to everyone. Their names change with their content, so they may be cached forever. */
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../files/fileStore.ts';

const PICTURE = /^[0-9a-f-]{36}-(150|300|480|960)\.webp$/;

export function registerMedia(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>('/media/pictures/:name', async ({ params: { name } }, reply) => {
    const picture = PICTURE.test(name) ? await files.open(`pictures/${name}`) : null;
    if (!picture) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type('image/webp')
      .header('content-length', picture.size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(picture.stream);
  });
}
