/** Draws and stores the pictures of the demo data. */
import { join } from 'node:path';
import sharp from 'sharp';
import { storePicture } from '../files/pictures.ts';
import { resizePicture } from '../files/resize.ts';
import type { FileServices } from '../files/storeFiles.ts';
import { freelancers } from './data/freelancers.ts';
import { logos } from './data/logos.ts';
import { drawPortrait } from './portraits/portrait.ts';

/** The names of the stored pictures, by the key of a freelancer or a client. */
export interface StoredPictures {
  portraits: ReadonlyMap<string, string>;
  logos: ReadonlyMap<string, string>;
}

/** `workFolder` is on the same disk as the files. */
export async function storePictures(services: FileServices, workFolder: string): Promise<StoredPictures> {
  const portraits = freelancers.flatMap(({ key, look }) =>
    look ? [[key, drawPortrait(look)] as const] : [],
  );
  return {
    portraits: await storeDrawings(services, join(workFolder, 'portrait'), portraits),
    logos: await storeDrawings(services, join(workFolder, 'logo'), Object.entries(logos)),
  };
}

async function storeDrawings(
  services: FileServices,
  prefix: string,
  drawings: readonly (readonly [key: string, svg: string])[],
): Promise<ReadonlyMap<string, string>> {
  const stored = await Promise.all(
    drawings.map(async ([key, svg]) => {
      const path = `${prefix}-${key}.png`;
      await sharp(Buffer.from(svg)).png().toFile(path);
      // Our own drawings are trusted and need no process of their own.
      const stored = await storePicture(services, path, { resize: resizePicture });
      if ('refusal' in stored) throw new Error(`The drawing of ${key} was refused: ${stored.refusal}.`);
      return [key, stored.picture] as const;
    }),
  );
  return new Map(stored);
}
