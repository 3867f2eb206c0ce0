import { nothing } from '../requests.ts';
import type { OperationParts } from '../requests.ts';

export const siteParts = {
  getSite: nothing,
  getHealth: nothing,
  getReadiness: nothing,
} satisfies OperationParts;
