/** Lets operators read and change the brand. */
import type { BrandSettings } from '@skillharbor/contract';
import { isReadableAccent, nearestReadableAccent } from '@skillharbor/prose';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, ok } from '../../contract/responses.ts';
import { pictureKeys } from '../../files/keys.ts';
import { pictureRefusals, storePicture } from '../../files/pictures.ts';
import { redrawAsPng } from '../../files/resizeInChild.ts';
import { retireFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { readBrand } from '../brand/brand.repository.ts';
import { changeBrand } from './brand.commands.ts';
import type { BrandChange } from './brand.commands.ts';

export interface BrandServices extends FileServices {
  /** The sender's name in MAIL_FROM, or null if MAIL_FROM contains no name. */
  fixedSenderName: string | null;
}

export function brandSettingsOperations(
  services: BrandServices,
): OperationsOf<'getBrandSettings' | 'changeBrand'> {
  const { queries, fixedSenderName: fixed } = services;

  async function settings(): Promise<BrandSettings> {
    const brand = await readBrand(queries);
    const sender = { name: fixed ?? brand.name, variable: fixed === null ? null : 'MAIL_FROM' };
    return { brand, sender };
  }

  return {
    getBrandSettings: async () => ok(await settings()),

    async changeBrand({ body: { name, accent, remove_logo: isRemoved = false }, upload, person }) {
      if (accent !== '' && !isReadableAccent(accent, 'light')) {
        const color = nearestReadableAccent(accent, 'light');
        return badFields({ accent: [{ code: 'accent_unreadable', params: { color } }] });
      }
      // With 'contain', a wide logo is scaled down until it fits, and nothing is cut off.
      const stored = upload && (await storePicture(services, upload.path, { fit: 'contain' }));
      if (stored && 'refusal' in stored) return badFields({ logo: [pictureRefusals[stored.refusal]] });
      const change: BrandChange = {
        name: name.trim(),
        accent: accent === '' ? null : accent.toUpperCase(),
        logo: isRemoved ? null : undefined,
      };
      let unused = stored && stored.picture;
      try {
        if (upload && stored) change.logo = { ...stored, png: await redrawAsPng(upload.path) };
        unused = await changeBrand(services, person.id, change);
      } finally {
        if (unused !== null) await retireFiles(services, pictureKeys(unused));
      }
      return ok(await settings());
    },
  };
}
