/**
 * Returns true if the text has six digits in any script, with or without spaces. Only the server can check whether the
 * code is correct.
 */
export const isSixDigits = (text: string): boolean => /^\p{Nd}{6}$/u.test(text.replaceAll(/\s/g, ''));
