/** Returns true for six digits in any script, with or without spaces. Only the server can check the rest. */
export const isSixDigits = (text: string): boolean => /^\p{Nd}{6}$/u.test(text.replaceAll(/\s/g, ''));
