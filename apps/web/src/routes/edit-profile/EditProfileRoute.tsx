import { editProfileValues } from '@skillharbor/ui/forms';
import { EditProfilePage } from '@skillharbor/ui/pages';
import { useFreelancerMessages } from '@skillharbor/ui/primitives';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { profileToEditQuery } from '../../freelancers/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { FileLimit } from '../../site/FileLimit.tsx';
import { useDraft } from '../../submission/useDraft.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';
import { useResumeReading } from './useResumeReading.ts';
import { useSaveProfile } from './useSaveProfile.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, profileToEditQuery(app));
}

export function Component() {
  const profile = useLoadable(profileToEditQuery(useApp()), loadMessages.profile(useFreelancerMessages()));
  const draft = useDraft();
  const unsaved = useUnsavedGuard(draft);
  const resumeReading = useResumeReading();
  const [submission, submit] = useSaveProfile(profile, unsaved);

  return (
    <>
      <PageHead title={useFreelancerMessages().editProfile.title} preview={null} />
      <FileLimit>
        <EditProfilePage
          profile={profile}
          {...(profile.status === 'ready' && {
            initial: draft.fill(editProfileValues(profile.data.freelancer)),
          })}
          draft={draft.restored}
          submission={submission}
          onSubmit={submit}
          onDirtyChange={unsaved.onDirtyChange}
          onValuesChange={unsaved.onValuesChange}
          cancelHref={paths.profile()}
          resumeReading={resumeReading}
        />
      </FileLimit>
      {unsaved.question}
    </>
  );
}
