/**
 * Refuses new passwords that are easy to guess, beyond the rules of openapi.yaml.
 *
 *     weaknessOf('Password1', person)       → 'password_easy'
 *     weaknessOf('skill-harbor!1', person)  → 'password_personal'
 */
import { fold } from '@skillharbor/prose';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** This many guesses find each of the dictionary's 50,000 common passwords and their usual variations. */
const MIN_GUESSES = 100_000;
/**
 * The number of UTF-16 units whose strength is estimated. A longer password is not easier to guess, but takes longer to
 * estimate.
 */
const ESTIMATED_LENGTH = 32;
/** The number of letters that a password must have besides publicly known words about its owner. */
const MIN_OTHER_LETTERS = 3;

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  // Limits how many ways are tried to read lookalikes, such as @ and 0, as letters. The default of a hundred takes ten
  // times as long.
  l33tMaxSubstitutions: 1,
});

/** The texts that others know about the owner of a password, and would therefore try first. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  /** The company's name, empty if there is none. */
  company: string;
}

/** Returns the reason why a new password is refused, or null if it is accepted. */
export function weaknessOf(
  password: string,
  owner: PasswordOwner,
): 'password_easy' | 'password_personal' | null {
  if (guessesFor(password) < MIN_GUESSES) return 'password_easy';
  const words = knownWords(owner);
  return isMadeOf(password, words) || guessesFor(password, words) < MIN_GUESSES ? 'password_personal' : null;
}

function guessesFor(password: string, words: string[] = []): number {
  return estimator.check(password.normalize('NFKC').slice(0, ESTIMATED_LENGTH), words).guesses;
}

/**
 * Lists the names and addresses that others know, reduced to letters. The longest come first, because an address
 * contains the name before its @.
 */
function knownWords({ email, firstName, lastName, company }: PasswordOwner): string[] {
  const [local = ''] = email.split('@', 1);
  const names = [firstName, lastName, company, local].flatMap((name) => [
    name,
    ...name.split(/[^\p{L}\p{M}]+/u),
  ]);
  const words = ['Skill Harbor', email, ...names].map(lettersOf);
  return [...new Set(words)]
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => other.length - one.length);
}

/**
 * Returns true if the password consists of these words. Case, accents, spaces, digits and punctuation do not make a
 * difference.
 */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password);
  const others = words.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return others.length < letters.length && others.length < MIN_OTHER_LETTERS;
}

function lettersOf(text: string): string {
  return fold(text.normalize('NFKC')).replaceAll(/[^\p{L}]/gu, '');
}
