'use client';

import type { Application } from '@skillharbor/contract';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';

/**
 * Returns a function that names the sender of an application in the language of the page. Under blind review, the name is
 * a number, which the server sends as 'Applicant 7'. If the name is no longer stored, the function returns a text that
 * says this.
 */
export function useApplicantName() {
  const { formerMember, retention } = useClientMessages();
  const hiddenName = useLayoutMessages().applicant;
  return ({
    is_former_member,
    kept_until,
    hidden,
    applicant,
  }: Pick<Application, 'is_former_member' | 'kept_until' | 'hidden' | 'applicant'>) => {
    if (hidden) return hiddenName(/\d+/.exec(applicant.name)?.[0] ?? '');
    if (!is_former_member) return applicant.name;
    return kept_until === null ? formerMember.name : retention.name;
  };
}
