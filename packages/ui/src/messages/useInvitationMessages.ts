'use client';

import { useMessages } from './context.ts';
import { invitations } from './invitations.ts';
import type { Messages } from './english.ts';

export function useInvitationMessages(): Messages['invitations'] {
  return useMessages('invitations', invitations);
}
