import { job, TODAY } from '@skillharbor/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noFilters } from './jobFilters.ts';
import { JobListingsPage } from './JobListingsPage.tsx';

test('the list has no search field if jobs cannot be searched', () => {
  const nothing = () => undefined;
  const html = renderToString(
    <JobListingsPage
      jobs={{
        status: 'ready',
        data: {
          jobs: [job],
          total: { count: 1, precision: 'exact' },
          filters: noFilters,
          words: '',
          typo: null,
        },
      }}
      facets={null}
      filters={noFilters}
      sort="date"
      panel="none"
      onPanelChange={nothing}
      onFiltersChange={nothing}
      onSortChange={nothing}
      pages={{ pending: false }}
      jobHref={(id) => `/job/${id}`}
      today={TODAY}
    />,
  );
  expect(html).toContain(job.title);
  expect(html).not.toMatch(/<search|<form/);
});
