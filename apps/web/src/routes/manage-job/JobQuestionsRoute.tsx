import { JobQuestionsPage } from '@skillharbor/ui/pages';
import { useQuestionMessages } from '@skillharbor/ui/primitives';
import { useParams } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { myJobQuery } from '../../jobs/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { jobQuestionsQuery } from '../../questions/queries.ts';
import { ManagedJobHead } from './ManagedJobHead.tsx';
import { useDeleteQuestion } from './useDeleteQuestion.ts';
import { useManagedJob } from './useManagedJob.ts';
import { useReplying } from './useReplying.ts';

export async function loader({ context, params }: LoaderArgs) {
  const app = context.get(appContext);
  const jobId = idIn(params, 'jobId');
  return load(app, myJobQuery(app, jobId), jobQuestionsQuery(app, jobId, 1));
}

export function Component() {
  const app = useApp();
  const jobId = idIn(useParams(), 'jobId');
  const managed = useManagedJob();
  const { first, items, pages } = usePagedList(
    (page) => jobQuestionsQuery(app, jobId, page),
    loadMessages.questions(useQuestionMessages()),
  );
  const { replying, question } = useReplying();
  const [removal, onRemove] = useDeleteQuestion();
  return (
    <>
      <ManagedJobHead job={managed.job} part="questions" />
      <JobQuestionsPage
        managed={managed}
        questions={{ questions: mapLoadable(first, () => items), pages, replying, removal, onRemove }}
      />
      {question}
    </>
  );
}
