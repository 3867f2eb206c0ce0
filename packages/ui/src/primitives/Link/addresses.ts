/* Addresses that users typed, for use in links. */

/** Whether the text is a valid web address, and therefore safe to link to. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** A `mailto:` address for this email address alone: it can add no other recipients and no subject. */
export function mailtoAddress(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
