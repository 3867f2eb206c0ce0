/** Draws and stores the pictures of the demo data. */
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureShape } from '../files/keys.ts';
import { storePicture } from '../files/pictures.ts';
import { resizePicture } from '../files/resize.ts';
import type { FileServices } from '../files/storeFiles.ts';
import { freelancers } from './data/freelancers.ts';
import { logos } from './data/logos.ts';
import { portfolios } from './data/portfolios.ts';
import { drawPortrait } from './portraits/portrait.ts';
import { drawWork } from './works/work.ts';

/** The names of the stored pictures, by the key of a freelancer or a client, or the title of a piece of work. */
export interface StoredPictures {
  portraits: ReadonlyMap<string, string>;
  logos: ReadonlyMap<string, string>;
  works: ReadonlyMap<string, string>;
}

/** `workFolder` is on the same disk as the files. */
export async function storePictures(services: FileServices, workFolder: string): Promise<StoredPictures> {
  const portraits = freelancers.flatMap(({ key, look }) =>
    look ? [[key, drawPortrait(look)] as const] : [],
  );
  const works = Object.values(portfolios)
    .flat()
    .flatMap(({ title, work }) => (work ? [[title, drawWork(work, title)] as const] : []));
  return {
    portraits: await storeDrawings(services, join(workFolder, 'portrait'), portraits),
    logos: await storeDrawings(services, join(workFolder, 'logo'), Object.entries(logos)),
    works: await storeDrawings(services, join(workFolder, 'work'), works, 'landscape'),
  };
}

async function storeDrawings(
  services: FileServices,
  prefix: string,
  drawings: readonly (readonly [key: string, svg: string])[],
  shape?: PictureShape,
): Promise<ReadonlyMap<string, string>> {
  const stored = await Promise.all(
    drawings.map(async ([key, svg], index) => {
      const path = `${prefix}-${index}.png`;
      await sharp(Buffer.from(svg)).png().toFile(path);
      // Our own drawings are trusted and need no process of their own.
      const stored = await storePicture(services, path, { ...(shape && { shape }), resize: resizePicture });
      if ('refusal' in stored) throw new Error(`The drawing of ${key} was refused: ${stored.refusal}.`);
      return [key, stored.picture] as const;
    }),
  );
  return new Map(stored);
}
