import type { DecisionInput } from '@skillharbor/contract';
import type { AcceptanceValues } from '@skillharbor/ui/modals';

/** An acceptance as it is sent. */
export function acceptanceOf({ message, shareEmail }: AcceptanceValues): DecisionInput {
  return { status: 'accepted', share_email: shareEmail, ...(message !== '' && { message }) };
}
