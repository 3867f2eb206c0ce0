import type { NamedProblem } from '@skillharbor/prose';

/**
 * Returns the reason why a web address is invalid although the schema allows it, or undefined if the address is valid.
 * An empty address is valid.
 */
export function addressProblem(text: string): NamedProblem | undefined {
  const address = text.trim();
  return address === '' || URL.canParse(address) ? undefined : 'address_incomplete';
}
