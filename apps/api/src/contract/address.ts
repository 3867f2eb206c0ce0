/**
 * Returns what is wrong with an address that the schema allows, or undefined if nothing is. The address may be empty.
 */
export function addressProblem(text: string): string | undefined {
  const address = text.trim();
  return address === '' || URL.canParse(address) ? undefined : NO_ADDRESS;
}

const NO_ADDRESS = 'Enter a whole address such as https://example.com.';
