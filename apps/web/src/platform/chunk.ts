import { ChunkError } from '@skillharbor/ui/primitives';

/** Loads a chunk of the app. A failure gets its own error type, because browsers word the error differently. */
export async function chunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new ChunkError(error);
  }
}
