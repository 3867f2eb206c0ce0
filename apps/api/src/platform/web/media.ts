/**
 * Serves pictures to everyone. Their names change with their content, so browsers may cache them forever. Shared caches
 * must ask again after a second, because a moderator may hide a picture.
 */
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../files/fileStore.ts';

const UUID_LENGTH = 36;
const PICTURE = /^[0-9a-f-]{36}-(150|300|480|960)\.webp$/;

/**
 * @param isWithheld returns true for a picture that a moderator hides; its argument is the picture's name without size
 *   and extension
 */
export function registerMedia(
  app: FastifyInstance,
  files: FileStore,
  isWithheld: (picture: string) => Promise<boolean>,
): void {
  app.get<{ Params: { name: string } }>('/media/pictures/:name', async ({ params: { name } }, reply) => {
    const isShown = PICTURE.test(name) && !(await isWithheld(name.slice(0, UUID_LENGTH)));
    const picture = isShown ? await files.open(`pictures/${name}`) : null;
    if (!picture) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type('image/webp')
      .header('content-length', picture.size)
      .header('cache-control', 'public, max-age=31536000, s-maxage=1, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(picture.stream);
  });
}
