import type { CompanyInput } from '@skillharbor/contract';
import { pictureKeys } from '../../files/keys.ts';
import { claimFiles, recordFiles } from '../../files/unreferenced.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { deleteOtherDomain } from './companyDomains.repository.ts';
import { hostOf } from './domainProof.ts';
import { lockLogo, writeCompany } from './companies.repository.ts';

export type CompanyUpdate = Omit<CompanyInput, 'logo'> & {
  /** The name of the new logo. If it is null, the previous logo stays, unless the request removes it. */
  logo: string | null;
};

/**
 * Updates the company and marks the new logo as used. Returns the replaced or removed logo, which no row refers to any
 * more, or null if there is none.
 */
export async function updateMyCompany(
  queries: Queries,
  clientId: number,
  { name, about, website, size, founded, location, logo, remove_logo: isRemoved = false }: CompanyUpdate,
  now: Date,
): Promise<string | null> {
  const isChanged = logo !== null || isRemoved;
  return queries.transaction().execute(async (transaction) => {
    const before = await lockLogo(transaction, clientId);
    const company = {
      name: name.trim(),
      about,
      website: website.trim(),
      ...(size !== undefined && { size: size || null }),
      ...(founded !== undefined && { founded: founded === '' ? null : Number(founded) }),
      ...(location !== undefined && { location: location.trim() }),
      ...(isChanged && { logo }),
    };
    await writeCompany(transaction, clientId, company, now);
    await deleteOtherDomain(transaction, clientId, hostOf(company.website));
    if (!isChanged) return null;
    if (logo !== null) await claimFiles(transaction, pictureKeys(logo));
    if (before !== null) await recordFiles(transaction, pictureKeys(before), now);
    return before;
  });
}
