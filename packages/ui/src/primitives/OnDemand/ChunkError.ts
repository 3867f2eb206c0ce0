/**
 * The error for code of the app that did not load, because the connection failed, or because the server has a newer
 * version.
 */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('A part of the app did not load.', { cause });
  }
}
