import { jobSummaries, TODAY } from '@skillharbor/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LandingPage } from './LandingPage.tsx';

test('the landing page renders on a server, including the jobs', () => {
  const html = renderToString(
    <LandingPage
      newestJobs={{ status: 'ready', data: jobSummaries.slice(0, 3) }}
      jobHref={(id) => `/job/${id}`}
      categoryHref={(category) => `/jobs?category=${category}`}
      jobCounts={[]}
      hrefs={{
        jobs: '/jobs',
        categories: '/category',
        signUpFreelancer: '/f',
        signUpClient: '/c',
        howItWorks: '/how',
      }}
      decisionHoldSeconds={600}
      today={TODAY}
    />,
  );
  for (const job of jobSummaries.slice(0, 3)) expect(html).toContain(`href="/job/${job.id}"`);
});
