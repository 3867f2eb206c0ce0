import type { AgreementSectionProps } from '@skillharbor/ui/cards';
import { useAgreement } from './useAgreement.ts';

/**
 * Returns the props of the agreement section on the page of an application, or null while no agreement is possible.
 *
 * @param accepted the id of the accepted application and the address of its agreement, or null until the freelancer has
 *   been notified of the acceptance
 */
export function useAgreementSection(
  accepted: { id: number; href: string } | null,
): AgreementSectionProps | null {
  const agreement = useAgreement(accepted?.id ?? null);
  return accepted && { agreement, href: accepted.href };
}
