import type { AgreementSectionProps } from '@skillharbor/ui/cards';
import { useAgreement } from './useAgreement.ts';

/**
 * Returns what the page of an application shows of the agreement, or null while there can be none.
 *
 * @param accepted the application with the address of its agreement, once the freelancer knows that it is accepted
 */
export function useAgreementSection(
  accepted: { id: number; href: string } | null,
): AgreementSectionProps | null {
  const agreement = useAgreement(accepted?.id ?? null);
  return accepted && { agreement, href: accepted.href };
}
