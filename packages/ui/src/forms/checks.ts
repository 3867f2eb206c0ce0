import { registrationRules } from '@skillharbor/contract';
import { charactersLeft } from '../primitives/TextArea/charactersLeft.ts';

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

export function isLongerThan(text: string, maximum: number): boolean {
  return charactersLeft(text, maximum) < 0;
}

export function isShorterThan(text: string, minimum: number): boolean {
  return charactersLeft(text, minimum) > 0;
}

/**
 * Returns true if the text looks like an email address. The pattern is simple on purpose, because only a mail to the
 * address can prove that it exists.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= registrationRules.email.maxLength;
}

/** Returns the fields that have an error, with their errors. */
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
