import type { AgreementSectionProps } from '@skillharbor/ui/cards';
import { useAgreementMessages } from '@skillharbor/ui/primitives';
import { loadMessages } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useLoadable } from '../loading/useLoadable.ts';
import { agreementQuery } from './queries.ts';

/**
 * Returns what the page of an application shows of the agreement, or null while there can be none.
 *
 * @param accepted the application with the address of its agreement, once the freelancer knows that it is accepted
 */
export function useAgreementSection(
  accepted: { id: number; href: string } | null,
): AgreementSectionProps | null {
  const query = agreementQuery(useApp(), accepted?.id ?? null);
  const agreement = useLoadable(query, loadMessages.agreement(useAgreementMessages()));
  return accepted && { agreement, href: accepted.href };
}
