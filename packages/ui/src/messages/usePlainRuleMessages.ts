'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { plainRules } from './plainRules.ts';

export function usePlainRuleMessages(): Messages['plainRules'] {
  return useMessages('plainRules', plainRules);
}
