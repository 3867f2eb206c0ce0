import { JobPage } from '@skillharbor/ui/pages';
import { useLoaderData } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { load } from '../../data/loaded.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { loadWords } from '../../errors.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import { SubjectTitle } from '../../shell/PageTitle.tsx';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';
import { fetchJob } from './fetchJob.ts';
import { useJobAction } from './useJobAction.ts';

export async function loader({ context, params, request }: LoaderArgs) {
  const app = context.get(appContext);
  return { job: await load(app, () => fetchJob(app, idIn(params, 'jobId'), request.signal)) };
}

export function Component() {
  const job = useLoadable(useLoaderData<typeof loader>().job, loadWords.job);
  const ready = job.status === 'ready' ? job.data : null;
  return (
    <>
      <SubjectTitle subject={job} name={({ title }) => title} meanwhile={words.titles.job} />
      <JobPage job={job} action={useJobAction(ready)} listingsHref={paths.jobs()} today={useApp().today()} />
    </>
  );
}
