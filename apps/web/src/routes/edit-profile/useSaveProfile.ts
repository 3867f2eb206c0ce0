import type { Freelancer } from '@skillharbor/contract';
import type { ProfileInput } from '@skillharbor/ui/forms';
import type { Loadable, Submission } from '@skillharbor/ui/primitives';
import { useNavigate } from 'react-router-dom';
import { getCurrentUser } from '../../api/account.ts';
import { updateFreelancer } from '../../api/freelancers.ts';
import type { App } from '../../app/app.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { withToast } from '../../navigation/toastState.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Saves the profile, and navigates to it. */
export function useSaveProfile(
  profile: Loadable<{ freelancer: Freelancer }>,
  onSaved: () => void,
): [Submission, (values: ProfileInput) => void] {
  const appMessages = useAppMessages();
  const app = useApp();
  const navigate = useNavigate();

  return useSubmission({
    send: async ({ profile_picture, ...values }: ProfileInput, onProgress) => {
      if (profile.status !== 'ready') return;
      const body = { ...values, ...(profile_picture && { profile_picture }) };
      await updateFreelancer(app.api, profile.data.freelancer.user.id, body, onProgress);
      await renewUser(app);
      onSaved();
      await navigate(paths.profile(), withToast(appMessages.toasts.profileSaved));
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });
}

/** The picture may have changed. The profile is saved even if this fails. */
async function renewUser({ api, session, log }: App) {
  try {
    session.setUser(await getCurrentUser(api));
  } catch (error) {
    log('The current user could not be fetched again.', error);
  }
}
