/** Reads the ids and slugs in the addresses of companies, and checks the data that a client writes about a company. */
import type { CompanyInput } from '@skillharbor/contract';
import type { FieldProblems } from '@skillharbor/prose';
import { addressProblem } from '../../contract/address.ts';

/** The maximum id that the contract allows. */
const MAX_ID = 2_147_483_647;

type CompanyKey = { id: number } | { slug: string };

/**
 * Reads an id or a slug. A text of digits is an id, because no slug consists only of digits. Returns null for a number
 * that is not a possible id.
 */
export function companyKey(text: string): CompanyKey | null {
  if (!/^\d+$/.test(text)) return { slug: text };
  const id = Number(text);
  return id >= 1 && id <= MAX_ID ? { id } : null;
}

/** Returns the problems of a company that is valid by the contract's schema, or undefined if it has none. */
export function companyProblems({ website }: Pick<CompanyInput, 'website'>): FieldProblems | undefined {
  const problem = addressProblem(website);
  return problem === undefined ? undefined : { website: [problem] };
}
