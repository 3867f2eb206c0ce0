import type { Freelancer } from '@skillharbor/contract';
import type { ProfileInput } from '@skillharbor/ui/forms';
import type { Loadable, Submission } from '@skillharbor/ui/primitives';
import { getCurrentUser } from '../../api/currentUser.ts';
import { updateFreelancer } from '../../api/freelancers.ts';
import type { App } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { useNextPage } from '../../submission/useNextPage.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { UnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** Saves the profile and navigates to it. */
export function useSaveProfile(
  profile: Loadable<{ freelancer: Freelancer }>,
  unsaved: Pick<UnsavedGuard, 'sending'>,
): [Submission, (values: ProfileInput) => void] {
  const appMessages = useAppMessages();
  const app = useApp();
  const goOn = useNextPage();

  return useSubmission({
    send: async ({ profile_picture, ...values }: ProfileInput, sending) => {
      if (profile.status !== 'ready') return;
      const body = { ...values, ...(profile_picture && { profile_picture }) };
      const { id } = profile.data.freelancer.user;
      await unsaved.sending(updateFreelancer(app.api, id, body, sending.onProgress));
      await renewUser(app);
      await goOn(sending, paths.profile(), { toast: appMessages.toasts.profileSaved });
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });
}

/** Reloads the user, whose picture may have changed. A failure is ignored, because the profile is already saved. */
async function renewUser({ api, session, log }: App) {
  try {
    session.setUser(await getCurrentUser(api));
  } catch (error) {
    log('The current user could not be fetched again.', error);
  }
}
