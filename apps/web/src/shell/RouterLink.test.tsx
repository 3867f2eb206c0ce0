import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppContext } from '../app/useApp.ts';
import { hostileAddresses } from '../testing/hostileAddresses.ts';
import { testApp } from '../testing/testApp.ts';
import { RouterLink } from './RouterLink.tsx';

function markupOf(props: Parameters<typeof RouterLink>[0]) {
  const router = createMemoryRouter([{ path: '*', element: <RouterLink {...props}>here</RouterLink> }]);
  return renderToStaticMarkup(
    <AppContext value={testApp()}>
      <RouterProvider router={router} />
    </AppContext>,
  );
}

test.each([
  '/jobs',
  '/signin?from=%2Fx',
  'https://example.com/',
  'mailto:ada@example.com',
  '#main',
  '/media/a.png',
])('%s is rendered unchanged', (href) => {
  expect(markupOf({ href })).toContain(`href="${href}"`);
});

// The router marks its own links with this attribute.
const isRouted = (props: Parameters<typeof RouterLink>[0]) => markupOf(props).includes('data-discover');

test('only links to pages of the app are opened by the router', () => {
  expect(isRouted({ href: '/jobs' })).toBe(true);
  expect(isRouted({ href: '/api/applications/resume/3/' })).toBe(false);
  expect(isRouted({ href: '/jobs', target: '_blank' })).toBe(false);
});

test.each(hostileAddresses)('the router does not open %j', (href) => {
  expect(isRouted({ href })).toBe(false);
});

test('a back link has an address, so that users can open it in a new tab', () => {
  expect(markupOf({ href: '/jobs', 'data-back': true })).toContain('href="/jobs"');
});
