import type { FreelancerProfile } from '@skillharbor/contract';
import { jsonResume } from '@skillharbor/prose';
import { ProfilePage } from '@skillharbor/ui/pages';
import { useFreelancerMessages } from '@skillharbor/ui/primitives';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { profileResumesQuery } from '../../freelancers/profileResumesQuery.ts';
import { profileQuery } from '../../freelancers/queries.ts';
import { load } from '../../loading/load.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { useUser } from '../../session/useUser.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { FileLimit } from '../../site/FileLimit.tsx';
import { usePortfolio } from './usePortfolio.ts';
import { useResumes } from './useResumes.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, profileQuery(app), profileResumesQuery(app));
}

export function Component() {
  const profile = useLoadable(profileQuery(useApp()), loadMessages.profile(useFreelancerMessages()));
  const user = useUser();
  const { portfolio, question } = usePortfolio(profile.status === 'ready' ? profile.data.portfolio : []);
  return (
    <>
      <PageHead title={useFreelancerMessages().profile.title} preview={null} />
      <FileLimit>
        <ProfilePage
          freelancer={profile}
          editHref={paths.editProfile()}
          changePasswordHref={paths.changePassword()}
          statementsHref={paths.statements()}
          publicHref={user ? paths.freelancer(user.pk) : paths.freelancers()}
          onExport={(freelancer) => saveFile(asFile(freelancer), 'resume.json')}
          portfolio={portfolio}
          resumes={useResumes()}
        />
      </FileLimit>
      {question}
    </>
  );
}

const asFile = (freelancer: FreelancerProfile) =>
  new Blob([JSON.stringify(jsonResume(freelancer), null, 2)], { type: 'application/json' });
