/** Returns the address in ASCII, which the contract requires. An address in another script is encoded. */
export function asciiAddress(address: string): string {
  return /^[\x21-\x7e]*$/.test(address) ? address : new URL(address).href;
}
