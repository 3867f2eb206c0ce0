/**
 * Refuses new passwords that are easy to guess, beyond the rules of openapi.yaml.
 *
 *     weaknessOf('Password1', person)       → 'password_easy'
 *     weaknessOf('skill-harbor!1', person)  → 'password_personal'
 */
import { fold } from '@skillharbor/prose';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Enough to guess all of the dictionary's 50,000 common passwords and their usual variations. */
const MIN_GUESSES = 100_000;
/** In UTF-16 units. A longer password is not easier to guess, and estimating it takes longer. */
const ESTIMATED_LENGTH = 32;
/** Letters beside the words that others know. With fewer, those words are most of the password. */
const MIN_OTHER_LETTERS = 3;

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  // Ways to read lookalikes such as @ and 0 as letters. The default, a hundred, takes ten times as long.
  l33tMaxSubstitutions: 1,
});

/** What others know about the owner of a password. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  /** Empty where there is none. */
  company: string;
}

/** Why a new password is refused; null where it is accepted. */
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

/** The longest first: in letters alone, an address contains the name before its @. */
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

/** Case, accents, spaces, digits and signs make no other password of the same words. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password);
  const others = words.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return others.length < letters.length && others.length < MIN_OTHER_LETTERS;
}

function lettersOf(text: string): string {
  return fold(text.normalize('NFKC')).replaceAll(/[^\p{L}]/gu, '');
}
