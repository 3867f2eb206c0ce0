import type { Criterion } from './criterion.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { robust } from './robust.ts';
import { understandable } from './understandable.ts';

/** All success criteria of levels A and AA, by the principles of WCAG 2.2. */
export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable, ...robust];
