/**
 * The error for a part of the app that did not load, because the connection broke or a new version replaced it on the
 * server.
 */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('A part of the app did not load.', { cause });
  }
}
