/** Rules for the address of a company's page, and for its profile. */
import type { CompanyInput, FieldErrors } from '@skillharbor/contract';
import { addressProblem } from '../../contract/address.ts';

/** The largest id that the contract allows. */
const MAX_ID = 2_147_483_647;

type CompanyKey = { id: number } | { slug: string };

/** Reads an id or a slug. No slug consists of digits alone. Returns null for a number that is no id. */
export function companyKey(text: string): CompanyKey | null {
  if (!/^\d+$/.test(text)) return { slug: text };
  const id = Number(text);
  return id >= 1 && id <= MAX_ID ? { id } : null;
}

/** Returns what is wrong with a company that the schema allows, or undefined if nothing is. */
export function companyProblems({ website }: Pick<CompanyInput, 'website'>): FieldErrors | undefined {
  const problem = addressProblem(website);
  return problem === undefined ? undefined : { website: [problem] };
}
