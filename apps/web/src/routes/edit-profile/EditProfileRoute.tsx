import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import { editProfileValues, type ProfileInput } from '@skillharbor/ui/forms';
import { EditProfilePage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { appContext, type App, type LoaderArgs } from '../../app.ts';
import { load } from '../../data/loaded.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { useSubmission } from '../../data/useSubmission.ts';
import { useUnsavedGuard } from '../../data/useUnsavedGuard.tsx';
import { loadWords, sendFailure } from '../../errors.ts';
import { paths } from '../../paths.ts';
import { useDraft } from '../../session/useDraft.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { withToast } from '../../shell/toast-state.ts';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';
import { fetchProfile } from '../profile/fetchProfile.ts';

export async function loader({ context, request: { signal } }: LoaderArgs) {
  const app = context.get(appContext);
  return {
    profile: await load(app, async () => {
      const [freelancer, skills] = await Promise.all([
        fetchProfile(app, signal),
        unwrap(app.api.anonymous.GET('/api/accounts/skills/', { signal })),
      ]);
      return { freelancer, skillGroups: skills.results };
    }),
  };
}

export function Component() {
  const app = useApp();
  const navigate = useNavigate();
  const unsaved = useUnsavedGuard();
  const draft = useDraft();
  const profile = useLoadable(useLoaderData<typeof loader>().profile, loadWords.profile);

  const [submission, submit] = useSubmission({
    send: async ({ profile_picture, ...values }: ProfileInput, onProgress) => {
      if (profile.status !== 'ready') return;
      await unwrap(
        app.api.credentialed.PUT('/api/accounts/freelancers/{id}/', {
          params: { path: { id: profile.data.freelancer.user.id } },
          body: { ...values, ...(profile_picture && { profile_picture }) },
          bodySerializer: multipart,
          fetch: uploading({ onProgress }),
        }),
      );
      await renewUser(app);
      unsaved.release();
      await navigate(paths.profile(), withToast(words.toasts.profileSaved));
    },
    explain: (error) => sendFailure(error, words.notSent),
  });

  return (
    <>
      <PageTitle>{useMessages().freelancers.editProfile.title}</PageTitle>
      <EditProfilePage
        profile={profile}
        {...(profile.status === 'ready' && {
          initial: draft.fill(editProfileValues(profile.data.freelancer)),
        })}
        submission={submission}
        onSubmit={submit}
        onDirtyChange={unsaved.onDirtyChange}
        onValuesChange={unsaved.onValuesChange}
        cancelHref={paths.profile()}
      />
      {unsaved.question}
    </>
  );
}

/** The picture may be a new one. The profile is saved, whatever becomes of this. */
async function renewUser({ api, session, log }: App) {
  try {
    session.setUser(await unwrap(api.credentialed.GET('/api/users/')));
  } catch (error) {
    log('The current user could not be fetched again.', error);
  }
}
