/** Returns the address in ASCII, as the contract requires. Non-ASCII characters are encoded. */
export function asciiAddress(address: string): string {
  return /^[\x21-\x7e]*$/.test(address) ? address : new URL(address).href;
}
