/** What is wrong with an address that the schema allows, and that may be empty; undefined where nothing is. */
export function addressProblem(text: string): string | undefined {
  const address = text.trim();
  return address === '' || URL.canParse(address) ? undefined : NO_ADDRESS;
}

const NO_ADDRESS = 'Enter a whole address such as https://example.com.';
