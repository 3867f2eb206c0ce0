import { JobCard } from '@skillharbor/ui/cards';
import { PageBody } from '@skillharbor/ui/layout';
import { Heading, Stack } from '@skillharbor/ui/primitives';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { listJobs, today } from './jobs';

/** The heading is rendered at build time, and the jobs are rendered for each request. */
export default function Page() {
  return (
    <PageBody>
      <Stack space="16">
        <Heading level={1}>Jobs</Heading>
        <Suspense fallback={null}>
          <Jobs />
        </Suspense>
      </Stack>
    </PageBody>
  );
}

/** A server component that fetches the jobs and renders a card for each of them. */
async function Jobs() {
  await connection();
  const { results } = await listJobs();
  return results.map((job) => <JobCard key={job.id} job={job} href={`/job/${job.id}`} today={today()} />);
}
