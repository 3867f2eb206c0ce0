'use client';

import type { Application } from '@skillharbor/contract';
import { useClientMessages } from '../../messages/useClientMessages.ts';

/** Returns a function that names who sent an application. A former member has no name any more. */
export function useApplicantName() {
  const { formerMember } = useClientMessages();
  return ({ is_former_member, applicant }: Pick<Application, 'is_former_member' | 'applicant'>) =>
    is_former_member ? formerMember.name : applicant.name;
}
