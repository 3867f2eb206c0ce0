import type { NamedProblem } from '@skillharbor/prose';

/** Returns what is wrong with an address that the schema allows, or undefined. An empty address is valid. */
export function addressProblem(text: string): NamedProblem | undefined {
  const address = text.trim();
  return address === '' || URL.canParse(address) ? undefined : 'address_incomplete';
}
