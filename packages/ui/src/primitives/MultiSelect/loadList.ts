import { onDemand } from '../OnDemand/onDemand.ts';

/** The list, and the library behind it. */
export const multiSelectList = onDemand(() => import('./MultiSelectList.tsx'));
