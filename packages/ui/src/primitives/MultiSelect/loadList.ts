import { onDemand } from '../OnDemand/onDemand.ts';

/** Loads the list and the library behind it on demand. */
export const multiSelectList = onDemand(() => import('./MultiSelectList.tsx'));
