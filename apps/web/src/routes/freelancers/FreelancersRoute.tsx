import { unwrap } from '@skillharbor/api-client';
import { FreelancersPage } from '@skillharbor/ui/pages';
import { useMessages } from '@skillharbor/ui/primitives';
import { useLoaderData, useNavigate, useNavigation } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { mapLoadable } from '../../data/loadable.ts';
import { load } from '../../data/loaded.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { loadWords } from '../../errors.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { followed, queryOf } from './links.ts';

export async function loader({ context, url, request: { signal } }: LoaderArgs) {
  const app = context.get(appContext);
  return {
    list: await load(app, () => unwrap(app.api.anonymous.GET(followed(url.search), { signal }))),
  };
}

export function Component() {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const answer = useLoaderData<typeof loader>().list;
  const list = useLoadable(answer, loadWords.freelancers);
  const { previous, next } = list.status === 'ready' ? list.data : { previous: null, next: null };
  const follow = (link: string) => void navigate(paths.freelancers(queryOf(link)));

  return (
    <>
      <PageTitle>{useMessages().freelancers.directory.title}</PageTitle>
      <FreelancersPage
        freelancers={mapLoadable(list, ({ results }) => results)}
        pages={{
          pending: navigation.state === 'loading' || answer.status === 'pending',
          ...(previous !== null && { previous: () => follow(previous) }),
          ...(next !== null && { next: () => follow(next) }),
        }}
        freelancerHref={paths.freelancer}
      />
    </>
  );
}
