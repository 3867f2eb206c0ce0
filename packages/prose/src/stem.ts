import { stemmer } from 'stemmer';

/** Longer words are none. */
const MAX_LENGTH = 40;

/**
 * What all forms of an English word have in common: `developer`, `developers` and `developing` are `develop`. The word is folded;
 * one that is not English stands for itself. The server has the stems of PostgreSQL, which differ for a few words.
 */
export function stem(word: string): string {
  return word.length <= MAX_LENGTH && /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}
