/** What the forms' checks share. Lengths are in characters as the contract counts them: code points. */

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

export function isLongerThan(text: string, maximum: number): boolean {
  // A text has at most as many characters as code units, so that counting is needed near the limit only.
  return text.length > maximum && Array.from(text).length > maximum;
}

export function isShorterThan(text: string, minimum: number): boolean {
  return Array.from(text).length < minimum;
}

/** The counter of a text field, which would be noise while the limit is far. A pasted text is never cut off. */
export function counterNear(text: string, maximum: number) {
  return text.length > maximum * 0.9 ? { counter: true, maxLength: maximum } : {};
}

/** A simple pattern, on purpose: whether an address exists is known only to the mail that arrives there. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 254;
}

/** The fields that have a problem, with it; the others are left out. */
export function problemsOf<Field extends string>(
  problems: Readonly<Record<Field, string | undefined>>,
): Partial<Record<Field, readonly string[]>> {
  const found: Partial<Record<Field, readonly string[]>> = {};
  for (const field in problems) {
    const problem = problems[field];
    if (problem !== undefined) found[field] = [problem];
  }
  return found;
}
