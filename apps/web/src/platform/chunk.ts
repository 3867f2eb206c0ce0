import { ChunkError } from '@skillharbor/ui/primitives';

/** Loads a part of the app. Every browser words a failure differently, so the failure gets a type of its own. */
export async function chunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new ChunkError(error);
  }
}
