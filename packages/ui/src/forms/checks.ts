import { registrationRules } from '@skillharbor/contract';
import { charactersLeft } from '../primitives/TextArea/charactersLeft.ts';

/** What the forms' checks share. */

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

export function isLongerThan(text: string, maximum: number): boolean {
  return charactersLeft(text, maximum) < 0;
}

export function isShorterThan(text: string, minimum: number): boolean {
  return charactersLeft(text, minimum) > 0;
}

/** A simple pattern, on purpose: whether an address exists is known only to the mail that arrives there. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= registrationRules.email.maxLength;
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
