import { asListed, freelancer, tealPortrait } from '@skillharbor/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noDirectoryFilters } from './directoryFilters.ts';
import { FreelancersPage } from './FreelancersPage.tsx';

const nothing = () => undefined;

test('pictures below the first screen load only when they come near the screen', () => {
  const listed = { ...asListed(freelancer), profile_picture: tealPortrait };
  const data = Array.from({ length: 10 }, (_, id) => ({ ...listed, id }));
  const html = renderToString(
    <FreelancersPage
      freelancers={{
        status: 'ready',
        data: { freelancers: data, count: 10, isCountExact: true, foundWords: null, typedHref: '' },
      }}
      facets={null}
      filters={noDirectoryFilters}
      sort="newest"
      panel="none"
      onPanelChange={nothing}
      onFiltersChange={nothing}
      onSortChange={nothing}
      pages={{ pending: false }}
      freelancerHref={(id) => `/freelancer/${id}`}
    />,
  );
  const loading = [...html.matchAll(/<img [^>]*loading="(\w+)"/g)].map(([, when]) => when);
  // Each card has two pictures, the first piece of work and the portrait, so 20 pictures belong to ten cards.
  expect(loading).toEqual([
    ...Array.from({ length: 16 }, () => 'eager'),
    ...Array.from({ length: 4 }, () => 'lazy'),
  ]);
});
