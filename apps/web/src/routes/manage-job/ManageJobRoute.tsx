import { ManageJobPage } from '@skillharbor/ui/pages';
import {
  useClientMessages,
  useFunnelMessages,
  useInvitationMessages,
  useJobMessages,
  useQuestionMessages,
} from '@skillharbor/ui/primitives';
import { useParams, useSearchParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { applicationPath } from '../../applications/applicationPath.ts';
import { applicationsQuery } from '../../applications/queries.ts';
import { shownApplicantsIn } from '../../applications/shownApplicants.ts';
import { useSingleKeys } from '../../applications/useSingleKeys.ts';
import { useDecideInPlace } from '../../decisions/useDecideInPlace.ts';
import { useShortlist } from '../../decisions/useShortlist.ts';
import { useSavedMessages } from '../../decisions/useSavedMessages.ts';
import { useUndo } from '../../decisions/useUndo.ts';
import { useFillJob, useUndoFill } from '../../decisions/useFillJob.ts';
import { useUndoDeclines } from '../../decisions/useUndoDeclines.ts';
import { sentInvitationsQuery } from '../../invitations/queries.ts';
import { jobFunnelQuery, jobHistoryQuery, myJobQuery } from '../../jobs/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { useHistoryState } from '../../navigation/useHistoryState.ts';
import { useRefineAddress } from '../../navigation/useRefineAddress.ts';
import { jobQuestionsQuery } from '../../questions/queries.ts';
import { useMayWrite } from '../../session/useTeamRole.ts';
import { useUser } from '../../session/useUser.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { useReplying } from './useReplying.ts';
import { useDeleteJob } from './useDeleteJob.ts';
import { useDeleteQuestion } from './useDeleteQuestion.ts';
import { useToggleJob } from './useToggleJob.ts';

export async function loader({ context, params, url }: LoaderArgs) {
  const app = context.get(appContext);
  const jobId = idIn(params, 'jobId');
  return load(
    app,
    myJobQuery(app, jobId),
    applicationsQuery(app, jobId, 1, shownApplicantsIn(url.searchParams)),
    jobHistoryQuery(app, jobId),
    jobQuestionsQuery(app, jobId, 1),
    sentInvitationsQuery(app, jobId, 1),
  );
}

export function Component() {
  const appMessages = useAppMessages();
  const app = useApp();
  const jobId = idIn(useParams(), 'jobId');
  const loadFailed = loadMessages.managedJob(useJobMessages(), appMessages);
  const job = useLoadable(myJobQuery(app, jobId), loadFailed);
  const [address] = useSearchParams();
  const shown = shownApplicantsIn(address);
  const { refineAddress } = useRefineAddress();
  const { first, items, pages } = usePagedList(
    (page) => applicationsQuery(app, jobId, page, shown),
    loadFailed,
  );
  const onShortlist = useShortlist();
  const keys = useSingleKeys();
  const [chosen, setChosen] = useHistoryState<readonly string[]>('chosen', []);
  const chosenIds = chosen.map(Number);
  const history = useLoadable(jobHistoryQuery(app, jobId), loadMessages.jobHistory(useClientMessages()));
  const funnel = useLoadable(jobFunnelQuery(app, jobId), loadMessages.funnel(useFunnelMessages()));
  const [toggle, onToggle] = useToggleJob(job);
  const [removal, onDelete] = useDeleteJob(jobId);
  const [undo, onUndo] = useUndo();
  const [decision, decide] = useDecideInPlace();
  const [undoAll, onUndoAll] = useUndoDeclines(job);
  const [fill, onFill] = useFillJob(jobId);
  const [undoFill, onUndoFill] = useUndoFill(job);
  const asked = usePagedList(
    (page) => jobQuestionsQuery(app, jobId, page),
    loadMessages.questions(useQuestionMessages()),
  );
  const sent = usePagedList(
    (page) => sentInvitationsQuery(app, jobId, page),
    loadMessages.sentInvitations(useInvitationMessages()),
  );
  const { replying, question } = useReplying();
  const [questionRemoval, onRemoveQuestion] = useDeleteQuestion();
  const user = useUser();
  const savedMessages = useSavedMessages();
  const wasPublic = job.status !== 'ready' || job.data.date_posted !== null;

  return (
    <>
      <SubjectHead
        subject={job}
        title={({ title }) => title}
        meanwhile={appMessages.titles.manageJob}
        preview={null}
      />
      <ManageJobPage
        job={job}
        actions={{
          editHref: paths.editJob(jobId),
          copyHref: paths.createJob({ from: jobId }),
          publicHref: paths.job(jobId),
          toggle,
          onToggle,
          removal,
          onDelete,
        }}
        filling={{ fill, onFill, undoFill, onUndoFill }}
        declining={{ declineAllHref: paths.declineAll(jobId), undoAll, onUndoAll }}
        applicants={{
          applications: mapLoadable(first, () => items),
          pages,
          applicantHref: (application) => applicationPath(jobId, application, shown),
          totals: first.status === 'ready' ? first.data.totals : null,
          shown,
          shownHref: (other) => paths.manageJob(jobId, other),
          onShow: (other) => refineAddress(paths.manageJob(jobId, other), {}),
          keys,
          onShortlist,
          chosen: chosenIds,
          compareHref: paths.compare(jobId, chosenIds, shown),
          onChoose: (ids) => setChosen(() => ids.map(String)),
          clientEmail: user?.email ?? '',
          decision,
          onAccept: decide.accept,
          onDecline: decide.decline,
          savedMessages,
          undo,
          onUndo,
        }}
        questions={
          wasPublic
            ? {
                questions: mapLoadable(asked.first, () => asked.items),
                pages: asked.pages,
                replying,
                removal: questionRemoval,
                onRemove: onRemoveQuestion,
              }
            : null
        }
        invitations={{
          invitations: mapLoadable(sent.first, () => sent.items),
          pages: sent.pages,
          freelancerHref: paths.freelancer,
        }}
        funnel={wasPublic ? funnel : null}
        history={history}
        mayWrite={useMayWrite()}
        myJobsHref={paths.home()}
        statementsHref={paths.statements()}
        today={app.today()}
      />
      {question}
    </>
  );
}
