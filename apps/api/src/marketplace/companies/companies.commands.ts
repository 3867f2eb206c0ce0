import type { CompanyInput } from '@skillharbor/contract';
import { pictureKeys } from '../../files/keys.ts';
import { claimFiles, recordFiles } from '../../files/unreferenced.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { deleteOtherDomain } from './companyDomains.repository.ts';
import { hostOf } from './domainProof.ts';
import { lockLogo, writeCompany } from './companies.repository.ts';

export type CompanyUpdate = Omit<CompanyInput, 'logo'> & {
  /** The name of the new logo. With null, the old one stays unless it is to be removed. */
  logo: string | null;
};

/**
 * Updates the company and claims the new logo. Returns the replaced or removed logo, to which no row refers any more,
 * or null.
 */
export async function updateMyCompany(
  queries: Queries,
  clientId: number,
  { name, about, website, logo, remove_logo: isRemoved = false }: CompanyUpdate,
  now: Date,
): Promise<string | null> {
  const isChanged = logo !== null || isRemoved;
  return queries.transaction().execute(async (transaction) => {
    const before = await lockLogo(transaction, clientId);
    const company = { name: name.trim(), about, website: website.trim(), ...(isChanged && { logo }) };
    await writeCompany(transaction, clientId, company, now);
    await deleteOtherDomain(transaction, clientId, hostOf(company.website));
    if (!isChanged) return null;
    if (logo !== null) await claimFiles(transaction, pictureKeys(logo));
    if (before !== null) await recordFiles(transaction, pictureKeys(before), now);
    return before;
  });
}
