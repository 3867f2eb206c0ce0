/* The functions in this file turn addresses that users typed into safe links. */

/** Returns true if the text is a valid web address, so that a link to it is safe. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/**
 * Returns a `mailto:` address with this email address as the only recipient. The text can add neither other recipients
 * nor a subject.
 */
export function mailtoAddress(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
