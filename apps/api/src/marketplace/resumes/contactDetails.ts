/** Finds email addresses and phone numbers, which a public profile must not show. */

/** Also finds "ada (at) example.com". */
const EMAIL = /\S\s?(?:@|[([]\s?(?:at|ät)\s?[)\]])\s?\S/iu;
/** At least seven digits, which a few signs may separate. */
const PHONE = /\p{Nd}(?:[\s()./‐-―-]{0,3}\p{Nd}){6}/u;
const YEARS = /\b(?:\d{1,2}[./-])?(?:19|20)\d\d\s*[‐-―/-]\s*(?:\d{1,2}[./-])?(?:19|20)\d\d\b/gu;
const GROUPED_NUMBER = /\b[1-9]\d{0,2}(?:[.,]\d{3})+\b(?![.,\s]?\d)/gu;

/** Returns true if the text contains an email address or a phone number. A span of years is no phone number. */
export function hasContactDetails(text: string): boolean {
  return EMAIL.test(text) || PHONE.test(text.replaceAll(YEARS, ' ').replaceAll(GROUPED_NUMBER, ' '));
}
