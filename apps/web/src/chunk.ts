/** A part of the app did not load: the connection broke, or a new version took its place on the server. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('A part of the app did not load.', { cause });
  }
}

/** Loads a part of the app. Browsers tell of a failure in words only, each in its own. */
export async function chunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new ChunkError(error);
  }
}
