/** Changes the brand, and records who did. */
import { pictureKeys } from '../../files/keys.ts';
import { claimFiles, recordFiles } from '../../files/unreferenced.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { lockBrand, writeBrand } from '../brand/brand.repository.ts';
import { writeLog } from '../moderation/log.repository.ts';

export interface BrandChange {
  name: string;
  /** Null for the usual colour. */
  accent: string | null;
  /** The name of the new logo's picture and the logo as PNG, null for the usual logo, or undefined to keep the present one. */
  logo: { picture: string; png: Buffer } | null | undefined;
}

/** Changes the brand, and claims the new logo. Returns the replaced or removed logo, to which no row refers any more, or null. */
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
