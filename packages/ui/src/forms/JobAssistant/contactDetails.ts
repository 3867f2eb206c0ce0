const emailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Matches a phone number with a country or area code, or with three groups of digits as in North America. */
const phoneNumber =
  /(?<![\p{L}\p{N}.,/-])(?:(?:\+|00)[1-9](?:[ ().-]{0,2}\d){7,13}|\(?0[1-9]\d{1,4}\)?[ /-](?:[ -]?\d){5,9}|\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4})(?![\p{L}\p{N}])/gu;

/** Matches dates, which also consist of digits and separators. */
const date = /^\(?\d{1,2}[ ./-]\d{1,2}[ ./-]/;

/** Returns the email addresses and phone numbers in a text, as they were typed. */
export function contactDetailsIn(text: string): string[] {
  const phones = [...text.matchAll(phoneNumber)].map(([found]) => found).filter((found) => !date.test(found));
  return [...new Set([...[...text.matchAll(emailAddress)].map(([found]) => found), ...phones])];
}
