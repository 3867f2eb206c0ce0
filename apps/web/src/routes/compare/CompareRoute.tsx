import { ComparePage } from '@skillharbor/ui/pages';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useParams, useSearchParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { applicationPath } from '../../applications/applicationPath.ts';
import { comparedIdsIn } from '../../applications/comparedIds.ts';
import { comparedQuery } from '../../applications/queries.ts';
import { shownApplicantsIn } from '../../applications/shownApplicants.ts';
import { useDecideInPlace } from '../../decisions/useDecideInPlace.ts';
import { useSavedMessages } from '../../decisions/useSavedMessages.ts';
import { useUndo } from '../../decisions/useUndo.ts';
import { myJobQuery } from '../../jobs/queries.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { useMayWrite } from '../../session/useTeamRole.ts';
import { useUser } from '../../session/useUser.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';

export async function loader({ context, params, url }: LoaderArgs) {
  const app = context.get(appContext);
  const jobId = idIn(params, 'jobId');
  return load(app, myJobQuery(app, jobId), comparedQuery(app, jobId, comparedIdsIn(url.searchParams)));
}

export function Component() {
  const appMessages = useAppMessages();
  const app = useApp();
  const jobId = idIn(useParams(), 'jobId');
  const [address] = useSearchParams();
  const ids = comparedIdsIn(address);
  const shown = shownApplicantsIn(address);
  const loadFailed = loadMessages.managedJob(useJobMessages(), appMessages);
  const job = useLoadable(myJobQuery(app, jobId), loadFailed);
  const compared = useLoadable(comparedQuery(app, jobId, ids), loadFailed);
  const [decision, decide] = useDecideInPlace();
  const [undo, onUndo] = useUndo();

  return (
    <>
      <SubjectHead
        subject={job}
        title={({ title }) => appMessages.titles.compare(title)}
        meanwhile={appMessages.titles.manageJob}
        preview={null}
      />
      <ComparePage
        of={
          job.status === 'ready'
            ? mapLoadable(compared, ({ results }) => ({
                job: job.data,
                // The applications have the order of the ids.
                applications: ids.flatMap((id) => results.filter((one) => one.id === id)),
              }))
            : job
        }
        backHref={paths.manageJob(jobId, shown)}
        applicantHref={(application) => applicationPath(jobId, application, shown)}
        decision={decision}
        clientEmail={useUser()?.email ?? ''}
        onAccept={decide.accept}
        onDecline={decide.decline}
        savedMessages={useSavedMessages()}
        undo={undo}
        onUndo={onUndo}
        mayWrite={useMayWrite()}
      />
    </>
  );
}
