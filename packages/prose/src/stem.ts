import { stemmer } from 'stemmer';

/** A text with more letters than this is not treated as a word. */
const MAX_LENGTH = 40;

/**
 * Returns the stem of an English word: `develop` for `developer`, `developers` and `developing`. The word must be
 * folded. A word with letters other than a to z is not changed. PostgreSQL on the server stems a few words differently.
 */
export function stem(word: string): string {
  return word.length <= MAX_LENGTH && /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}
