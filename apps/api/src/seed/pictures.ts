/**
 * Draws and stores the pictures of the demo data. A separate process draws them, because the server's process would
 * not release the memory that drawing takes.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PICTURE_SIZES } from '../files/keys.ts';
import { storePicture } from '../files/pictures.ts';
import type { FileServices } from '../files/storeFiles.ts';
import { demoDrawings, fileOf, shapeOf } from './drawings.ts';
import type { Drawing } from './drawings.ts';

const child = fileURLToPath(new URL('draw.child.ts', import.meta.url));

/** The names of the stored pictures, by the key of the freelancer or client, or by the title of the portfolio piece. */
export type StoredPictures = Record<Drawing['kind'], ReadonlyMap<string, string>>;

/** Draws and stores all pictures. `workFolder` must be on the same disk as the stored files. */
export async function storePictures(services: FileServices, workFolder: string): Promise<StoredPictures> {
  const folder = join(workFolder, 'pictures');
  await mkdir(folder);
  // The process gets no environment variables, because the server's settings contain secrets that drawings do not need.
  await promisify(execFile)(process.execPath, [child, folder], { env: {} });
  const stored = { portraits: new Map(), logos: new Map(), works: new Map() } as const satisfies Record<
    Drawing['kind'],
    Map<string, string>
  >;
  for (const [index, drawing] of demoDrawings().entries()) {
    stored[drawing.kind].set(drawing.key, await storeDrawing(services, drawing, { folder, index }));
  }
  return stored;
}

async function storeDrawing(
  services: FileServices,
  drawing: Drawing,
  { folder, index }: { folder: string; index: number },
): Promise<string> {
  const shape = shapeOf(drawing);
  const resize = () =>
    Promise.all(
      PICTURE_SIZES[shape].map(async (size) => ({
        size,
        content: await readFile(fileOf(folder, index, size)),
      })),
    );
  const stored = await storePicture(services, join(folder, String(index)), { shape, resize });
  if ('refusal' in stored) throw new Error(`The drawing of ${drawing.key} was refused: ${stored.refusal}.`);
  return stored.picture;
}
