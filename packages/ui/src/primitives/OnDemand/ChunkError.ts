/** A part of the app did not load: the connection broke, or a new version took its place on the server. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('A part of the app did not load.', { cause });
  }
}
