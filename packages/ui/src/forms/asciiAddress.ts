/** The contract's URIs are ASCII; an address in another script is sent in its encoded form. */
export function asciiAddress(address: string): string {
  return /^[\x21-\x7e]*$/.test(address) ? address : new URL(address).href;
}
