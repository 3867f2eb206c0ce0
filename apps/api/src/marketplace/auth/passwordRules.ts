/**
 * Refuses new passwords that are easy to guess. These rules apply in addition to the limits in openapi.yaml.
 *
 *     weaknessOf('Password1', person)       → 'password_easy'
 *     weaknessOf('skill-harbor!1', person)  → 'password_personal'
 */
import { fold } from '@skillharbor/prose';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The number of guesses that find all of the dictionary's 50,000 common passwords and their usual variations. */
const MIN_GUESSES = 100_000;
/**
 * The number of UTF-16 code units that the estimate reads. The rest of a long password does not make it easier to
 * guess, but reading it would take time.
 */
const ESTIMATED_LENGTH = 32;
/** The minimum number of letters that a password must have in addition to publicly known words about its owner. */
const MIN_OTHER_LETTERS = 3;

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  // The maximum number of lookalikes, such as @ and 0, that the estimate tries to read as letters. With the default of
  // a hundred, the estimate takes ten times as long.
  l33tMaxSubstitutions: 1,
});

/** Texts about the owner of a password that others know and would try first. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  /** The name of the owner's company, or an empty text. */
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
 * Lists the publicly known words about the owner of a password, such as the name and the email address, reduced to
 * letters. The longest words come first, because the email address also contains the words before its @.
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
 * Returns true if the password consists of these words and fewer than MIN_OTHER_LETTERS other letters. Case and accents
 * are ignored, and so are spaces, digits and punctuation.
 */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password);
  const others = words.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return others.length < letters.length && others.length < MIN_OTHER_LETTERS;
}

function lettersOf(text: string): string {
  return fold(text.normalize('NFKC')).replaceAll(/[^\p{L}]/gu, '');
}
