/* These functions turn addresses that users typed into safe links. */

/** Returns true if the text is a valid web address, and therefore safe to link to. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Returns a `mailto:` address for this email address alone. The text can add no other recipients and no subject. */
export function mailtoAddress(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
