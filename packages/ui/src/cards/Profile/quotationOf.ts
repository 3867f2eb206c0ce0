import { parseProse } from '@skillharbor/prose';
import { firstSentence } from './firstSentence.ts';

/** The maximum length of a sentence that is quoted in large letters, in characters. */
const MAX_LENGTH = 240;

/**
 * Splits a bio into its first sentence, which is quoted in large letters, and the rest. Returns null if the bio begins
 * with a list, a link or a sentence that is too long.
 */
export function quotationOf(bio: string): { quotation: string; rest: string } | null {
  const quotation = firstSentence(bio);
  const [block] = parseProse(quotation);
  const isPlain = block?.kind === 'paragraph' && block.text.every(({ href }) => href === undefined);
  if (!isPlain || quotation.length > MAX_LENGTH) return null;
  return { quotation, rest: bio.trim().slice(quotation.length).trim() };
}
