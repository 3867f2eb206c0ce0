import { SavedFreelancersPage } from '@skillharbor/ui/pages';
import { useSavedMessages } from '@skillharbor/ui/primitives';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { nameOf } from '../../freelancers/nameOf.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { savedFreelancersQuery } from '../../saved/queries.ts';
import { useSavedNotes } from '../../saved/useSavedNotes.ts';
import { useMayWrite } from '../../session/useTeamRole.ts';
import { PageHead } from '../../shell/PageHead.tsx';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, savedFreelancersQuery(app, 1));
}

export function Component() {
  const app = useApp();
  const messages = useSavedMessages().freelancers;
  const { first, items, pages } = usePagedList(
    (page) => savedFreelancersQuery(app, page),
    loadMessages.saved(messages),
  );
  const noteOn = useSavedNotes('freelancer', { mayWrite: useMayWrite() });
  return (
    <>
      <PageHead title={messages.title} preview={null} />
      <SavedFreelancersPage
        freelancers={mapLoadable(first, () => items)}
        pages={pages}
        freelancerHref={paths.freelancer}
        findHref={paths.freelancers()}
        noteOn={({ id, freelancer, note }) =>
          noteOn({ id, name: freelancer ? nameOf(freelancer.user) : '', note })
        }
      />
    </>
  );
}
