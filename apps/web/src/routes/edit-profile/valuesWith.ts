import type { Freelancer } from '@skillharbor/contract';
import { editProfileValues, type EditProfileValues } from '@skillharbor/ui/forms';
import type { KeptDraft } from '../../session/useDraft.ts';

/** The form as its writer left it. The draft is what was sent, and so has the rate as a number. */
export function valuesWith(draft: KeptDraft, freelancer: Freelancer): EditProfileValues {
  const { hourly_rate } = draft.fill({ hourly_rate: freelancer.hourly_rate ?? NaN });
  return {
    ...draft.fill(editProfileValues(freelancer)),
    hourly_rate: Number.isNaN(hourly_rate) ? '' : String(hourly_rate),
  };
}
