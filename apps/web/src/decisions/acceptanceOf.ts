import type { DecisionInput } from '@skillharbor/contract';
import type { AcceptanceValues } from '@skillharbor/ui/modals';

/** Turns the values of the acceptance form into the body of the request. */
export function acceptanceOf({ message, shareEmail }: AcceptanceValues): DecisionInput {
  return { status: 'accepted', share_email: shareEmail, ...(message !== '' && { message }) };
}
