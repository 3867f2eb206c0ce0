/* These functions turn addresses that users typed into safe links. */

/** Returns true if the text is a valid web address, and therefore safe to link to. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Returns a `mailto:` address for only this email address. The text can add neither other recipients nor a subject. */
export function mailtoAddress(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
