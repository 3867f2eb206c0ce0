import { ChunkError } from '@skillharbor/ui/primitives';

/** Loads a part of the app. Browsers word a failure differently, so the failure gets an error type of its own. */
export async function chunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new ChunkError(error);
  }
}
