import { landing, TODAY } from '@skillharbor/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LandingPage } from './LandingPage.tsx';

test('the landing page renders on a server, including jobs, pieces and companies', () => {
  const html = renderToString(
    <LandingPage
      landing={{ status: 'ready', data: landing }}
      jobHref={(id) => `/job/${id}`}
      freelancerHref={(id) => `/freelancer/${id}`}
      companyHref={(slug) => `/company/${slug}`}
      jobValueHref={({ value }) => `/jobs?value=${value}`}
      skillHref={({ id }) => `/freelancers?skill=${id}`}
      onSearch={() => undefined}
      categoryHref={(category) => `/jobs?category=${category}`}
      jobCounts={[]}
      hrefs={{
        jobs: '/jobs',
        freelancers: '/freelancers',
        categories: '/category',
        signUpFreelancer: '/f',
        signUpClient: '/c',
        howItWorks: '/how',
      }}
      decisionHoldSeconds={600}
      today={TODAY}
    />,
  );
  for (const job of landing.jobs) expect(html).toContain(`href="/job/${job.id}"`);
  for (const company of landing.companies) expect(html).toContain(`href="/company/${company.slug}"`);
  const [maker] = landing.people.filter(({ cover }) => cover !== null);
  expect(html).toContain(`href="/freelancer/${maker?.id}"`);
});
