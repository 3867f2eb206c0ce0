import type { Settings } from '../settings.ts';
import { localFiles } from './local.ts';
import type { FileStore } from './store.ts';

/** The file store that the settings name. */
export async function openFiles({
  dataDir,
  storage,
}: Pick<Settings, 'dataDir' | 'storage'>): Promise<FileStore> {
  if (storage === null) return localFiles(dataDir);
  // Loaded only where it is used: the client for it is larger than the rest of the server.
  const { objectStorage } = await import('./object-storage.ts');
  return objectStorage(storage);
}
