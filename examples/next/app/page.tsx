import { JobCard } from '@skillharbor/ui/cards';
import { PageBody } from '@skillharbor/ui/layout';
import { Heading, Stack } from '@skillharbor/ui/primitives';
import { listJobs, today } from './jobs';

export const dynamic = 'force-dynamic';

/** A server component: it fetches, and renders cards with the data. */
export default async function Page() {
  const { results } = await listJobs();
  return (
    <PageBody>
      <Stack space="16">
        <Heading level={1}>Jobs</Heading>
        {results.map((job) => (
          <JobCard key={job.id} job={job} href={`/job/${job.id}`} today={today()} />
        ))}
      </Stack>
    </PageBody>
  );
}
