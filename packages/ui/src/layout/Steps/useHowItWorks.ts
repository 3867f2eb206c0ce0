'use client';

import type { Role } from '@skillharbor/contract';
import type { Step } from '../../messages/site.ts';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/**
 * Returns the steps of each role. The client's last step says how soon after the decision the freelancer sees it. That
 * sentence is omitted while `decisionHoldSeconds` is null, because the server has not reported it yet.
 */
export function useHowItWorks(
  version: 'short' | 'steps',
  decisionHoldSeconds: number | null,
): Record<Role, readonly Step[]> {
  const { decisionSeen, [version]: steps } = useSiteMessages().howItWorks;
  const format = useFormat();
  if (decisionHoldSeconds === null) return steps;
  const seen =
    decisionHoldSeconds === 0
      ? decisionSeen.atOnce
      : decisionSeen.after(format.duration(decisionHoldSeconds));
  const last = steps.client.at(-1);
  return {
    ...steps,
    client: steps.client.map((step) => (step === last ? { ...step, text: `${step.text} ${seen}` } : step)),
  };
}
