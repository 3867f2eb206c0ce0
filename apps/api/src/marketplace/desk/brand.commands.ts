/** Changes the brand, and logs which operator has changed it. */
import { pictureKeys } from '../../files/keys.ts';
import { claimFiles, recordFiles } from '../../files/unreferenced.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { lockBrand, writeBrand } from '../brand/brand.repository.ts';
import { writeLog } from '../moderation/log.repository.ts';

export interface BrandChange {
  name: string;
  /** The accent colour, such as #5B2A86, or null for the default colour. */
  accent: string | null;
  /**
   * The new logo: the name of the picture, and the picture as a PNG. Null restores the default logo, and undefined
   * keeps the present one.
   */
  logo: { picture: string; png: Buffer } | null | undefined;
}

/**
 * Changes the brand, and marks the new logo as used. Returns the replaced or removed logo, which no row refers to any
 * more, or null if there is none.
 */
export async function changeBrand(
  { queries, clock }: { queries: Queries; clock: Clock },
  operatorId: number,
  { name, accent, logo }: BrandChange,
): Promise<string | null> {
  const at = clock();
  return queries.transaction().execute(async (transaction) => {
    const before = await lockBrand(transaction, at);
    const picture = logo === undefined ? before.logo : (logo?.picture ?? null);
    const changes = [
      { part: 'name', before: before.name, after: name },
      { part: 'accent', before: before.accent, after: accent },
      { part: 'logo', before: before.logo, after: picture },
    ].filter((change) => change.before !== change.after);
    if (changes.length === 0) return null;
    const png = logo === undefined ? {} : { logo: picture, logo_png: logo?.png ?? null };
    await writeBrand(transaction, { name, accent, ...png }, at);
    if (logo) await claimFiles(transaction, pictureKeys(logo.picture));
    const replaced = picture === before.logo ? null : before.logo;
    if (replaced !== null) await recordFiles(transaction, pictureKeys(replaced), at);
    for (const { part, ...values } of changes) {
      const details = part === 'logo' ? { setting: part } : { setting: part, ...values };
      await writeLog(transaction, {
        at,
        actorId: operatorId,
        caseId: null,
        action: 'brand_changed',
        details,
      });
    }
    return replaced;
  });
}
