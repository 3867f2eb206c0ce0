import type { Brand } from '@skillharbor/contract';
import { pictureUrl } from '../../files/pictures.ts';
import type { Queries } from '../../platform/database/tables.ts';

/** The brand that an operator has chosen. `logo` is the name of the logo's picture. */
export interface StoredBrand {
  name: string;
  accent: string | null;
  logo: string | null;
}

const usual: StoredBrand = { name: 'Skill Harbor', accent: null, logo: null };

async function readStoredBrand(queries: Queries): Promise<StoredBrand> {
  const stored = await queries.selectFrom('brand').select(['name', 'accent', 'logo']).executeTakeFirst();
  return stored ?? usual;
}

export async function readBrand(queries: Queries): Promise<Brand> {
  const { name, accent, logo } = await readStoredBrand(queries);
  return { name, accent, logo: pictureUrl(logo, 150), logo_2x: pictureUrl(logo, 300) };
}

/** Returns the name of the site, which operators can change. */
export async function readSiteName(queries: Queries): Promise<string> {
  return (await readStoredBrand(queries)).name;
}

/** Returns the logo as PNG, or null if no operator has chosen one. */
export async function readLogoPng(queries: Queries): Promise<Buffer | null> {
  const row = await queries.selectFrom('brand').select('logo_png').executeTakeFirst();
  return row?.logo_png ? Buffer.from(row.logo_png) : null;
}

/** Locks the brand against other changes until the transaction ends, and returns it. */
export async function lockBrand(transaction: Queries, now: Date): Promise<StoredBrand> {
  await transaction
    .insertInto('brand')
    .values({ ...usual, logo_png: null, changed_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return transaction
    .selectFrom('brand')
    .select(['name', 'accent', 'logo'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes the brand. If `logo` is missing, the stored logo does not change. */
export async function writeBrand(
  transaction: Queries,
  brand: { name: string; accent: string | null; logo?: string | null; logo_png?: Uint8Array | null },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('brand')
    .set({ ...brand, changed_at: now })
    .execute();
}
