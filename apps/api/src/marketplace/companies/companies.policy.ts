/** Reads the addresses of companies, and checks what a client writes about a company. */
import type { CompanyInput } from '@skillharbor/contract';
import type { FieldProblems } from '@skillharbor/prose';
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

/** Returns what is wrong with a company that the schema allows, or undefined. */
export function companyProblems({ website }: Pick<CompanyInput, 'website'>): FieldProblems | undefined {
  const problem = addressProblem(website);
  return problem === undefined ? undefined : { website: [problem] };
}
