import { JobPage } from '@skillharbor/ui/pages';
import { useJobMessages, useQuestionMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { jobPosting } from '../../jobs/jobPosting.ts';
import { jobPreview } from '../../jobs/jobPreview.ts';
import { jobQuery, jobsQuery, relatedJobsQuery } from '../../jobs/queries.ts';
import { useJobAction } from '../../jobs/useJobAction.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { latePart } from '../../loading/latePart.tsx';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { questionsQuery } from '../../questions/queries.ts';
import { useRole } from '../../session/useRole.ts';
import { siteQuery } from '../../site/siteQuery.ts';
import { SubjectHead } from '../../shell/PageHead.tsx';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { useInvitation } from './useInvitation.ts';
import { useCountView } from './useCountView.ts';
import { useAsking } from './useAsking.ts';
import { useMyQuestions } from './useMyQuestions.ts';

/** The section with the evidence is far down the page, and the page does not wait for it. */
const EvidenceOfJob = latePart(async () => (await import('../../jobs/EvidenceOfJob.tsx')).EvidenceOfJob);

const NewestInstead = latePart(async () => (await import('../../jobs/NewestInstead.tsx')).NewestInstead);

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  const jobId = idIn(params, 'jobId');
  const loaded = await load(
    app,
    jobQuery(app, jobId),
    relatedJobsQuery(app, jobId),
    questionsQuery(app, jobId, 1),
    siteQuery(app),
  );
  // The page of a job that does not exist shows other jobs.
  if (loaded.init?.status === 404) await load(app, jobsQuery(app, {}, 1));
  return loaded;
}

export function Component() {
  const appMessages = useAppMessages();
  const app = useApp();
  const jobId = idIn(useParams(), 'jobId');
  const role = useRole();
  const job = useLoadable(jobQuery(app, jobId), loadMessages.job(useJobMessages()));
  // A failure is not shown, because the page is complete without related jobs.
  const { data: related = null } = useQuery(relatedJobsQuery(app, jobId));
  const ready = job.status === 'ready' ? job.data : null;
  const { first, items, pages } = usePagedList(
    (page) => questionsQuery(app, jobId, page),
    loadMessages.questions(useQuestionMessages()),
  );
  const action = useJobAction(ready);
  useCountView(ready, action);
  const { asking, question } = useAsking(ready, action);
  const mayHaveAsked = asking.kind === 'ask' || (asking.kind === 'closed' && role !== null);
  const waiting = useMyQuestions(mayHaveAsked ? jobId : null);
  const invitation = useInvitation(jobId);
  return (
    <>
      <SubjectHead
        subject={job}
        title={({ title }) => title}
        meanwhile={appMessages.titles.job}
        preview={jobPreview}
      />
      <StructuredData
        data={ready && jobPosting(ready, { publicOrigin: app.publicOrigin, today: app.today() })}
      />
      <JobPage
        job={job}
        action={action}
        invitation={invitation}
        questions={
          ready?.is_active ? { questions: mapLoadable(first, () => items), pages, waiting, asking } : null
        }
        evidence={<EvidenceOfJob jobId={jobId} />}
        instead={<NewestInstead />}
        related={related}
        jobHref={paths.job}
        companyHref={paths.company}
        listingsHref={paths.jobs()}
        today={app.today()}
      />
      {question}
    </>
  );
}
