/** Finds email addresses and phone numbers in texts. A public profile must not show them. */

/** This pattern also finds addresses such as "ada (at) example.com". */
const EMAIL = /\S\s?(?:@|[([]\s?(?:at|ät)\s?[)\]])\s?\S/iu;
/** A phone number has at least seven digits, which spaces, dots, slashes and similar characters may separate. */
const PHONE = /\p{Nd}(?:[\s()./‐-―-]{0,3}\p{Nd}){6}/u;
const YEARS = /\b(?:\d{1,2}[./-])?(?:19|20)\d\d\s*[‐-―/-]\s*(?:\d{1,2}[./-])?(?:19|20)\d\d\b/gu;
const GROUPED_NUMBER = /\b[1-9]\d{0,2}(?:[.,]\d{3})+\b(?![.,\s]?\d)/gu;

/**
 * Returns true if the text contains an email address or a phone number. A range of years does not count as a phone
 * number.
 */
export function hasContactDetails(text: string): boolean {
  return EMAIL.test(text) || PHONE.test(text.replaceAll(YEARS, ' ').replaceAll(GROUPED_NUMBER, ' '));
}
