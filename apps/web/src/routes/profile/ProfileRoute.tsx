import { ProfilePage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useLoaderData } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { load } from '../../data/loaded.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { loadWords } from '../../errors.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useUser } from '../../useApp.ts';
import { fetchProfile } from './fetchProfile.ts';

export async function loader({ context, request: { signal } }: LoaderArgs) {
  const app = context.get(appContext);
  return { profile: await load(app, () => fetchProfile(app, signal)) };
}

export function Component() {
  const profile = useLoadable(useLoaderData<typeof loader>().profile, loadWords.profile);
  const user = useUser();
  return (
    <>
      <PageTitle>{useMessages().freelancers.profile.title}</PageTitle>
      <ProfilePage
        freelancer={profile}
        editHref={paths.editProfile()}
        publicHref={user ? paths.freelancer(user.pk) : paths.freelancers()}
      />
    </>
  );
}
