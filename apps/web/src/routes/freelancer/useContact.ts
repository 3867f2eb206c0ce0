import type { Freelancer } from '@skillharbor/contract';
import type { ContactValues } from '@skillharbor/ui/modals';
import { useFreelancerMessages, useToast } from '@skillharbor/ui/primitives';
import type { Loadable } from '@skillharbor/ui/primitives';
import { contactFreelancer } from '../../api/freelancers.ts';
import { contactFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useLanguage } from '../../app/useLanguage.ts';
import { nameOf } from '../../freelancers/nameOf.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { UnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** Sends a message to the freelancer. */
export function useContact(
  freelancer: Loadable<Freelancer>,
  unsaved: Pick<UnsavedGuard, 'sending'>,
  onSent: () => void,
) {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const { language } = useLanguage().texts;
  const toast = useToast();
  const messages = useFreelancerMessages().contact;

  return useSubmission({
    send: async (values: ContactValues) => {
      if (freelancer.status !== 'ready') return;
      const { user } = freelancer.data;
      const body = { ...values, freelancer_id: user.id, freelancer_name: nameOf(user), language };
      await unsaved.sending(contactFreelancer(api, body));
      onSent();
      toast.show(messages.sent);
    },
    explain: (error) => contactFailure(error, messages, appMessages),
  });
}
