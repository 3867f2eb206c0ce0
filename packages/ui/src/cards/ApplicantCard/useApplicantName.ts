'use client';

import type { Application } from '@skillharbor/contract';
import { useClientMessages } from '../../messages/useClientMessages.ts';

/**
 * Returns a function that names the sender of an application. If the name is no longer stored, the function returns a
 * text that says this.
 */
export function useApplicantName() {
  const { formerMember, retention } = useClientMessages();
  return ({
    is_former_member,
    kept_until,
    applicant,
  }: Pick<Application, 'is_former_member' | 'kept_until' | 'applicant'>) => {
    if (!is_former_member) return applicant.name;
    return kept_until === null ? formerMember.name : retention.name;
  };
}
