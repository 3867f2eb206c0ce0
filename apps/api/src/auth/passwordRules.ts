/**
 * Refuses new passwords that are easy to guess, beyond the rules of openapi.yaml.
 *
 *     isEasyToGuess('Password1') → true
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Enough to guess all of the dictionary's 50,000 common passwords and their usual variations. */
const MIN_GUESSES = 100_000;
/** In UTF-16 units. A longer password is not easier to guess, and estimating it takes longer. */
const ESTIMATED_LENGTH = 32;

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  // Ways to read lookalikes such as @ and 0 as letters. The default, a hundred, takes ten times as long.
  l33tMaxSubstitutions: 1,
});

export const EASY_TO_GUESS = 'This password is easy to guess. Choose a less common one.';

export function isEasyToGuess(password: string): boolean {
  return estimator.check(password.normalize('NFKC').slice(0, ESTIMATED_LENGTH)).guesses < MIN_GUESSES;
}
