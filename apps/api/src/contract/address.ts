import type { NamedProblem } from '@skillharbor/prose';

/** What is wrong with an address that the schema allows, and that may be empty; undefined where nothing is. */
export function addressProblem(text: string): NamedProblem | undefined {
  const address = text.trim();
  return address === '' || URL.canParse(address) ? undefined : 'address_incomplete';
}
