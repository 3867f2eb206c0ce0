import { NOW } from '@skillharbor/mocks';
import '@skillharbor/ui/theme';
import MockDate from 'mockdate';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { pages } from './stories.ts';

beforeEach(() => {
  MockDate.set(NOW);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  MockDate.reset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([...pages])('%s is hydrated without a difference from the server’s HTML', async (name, Page) => {
  const complaints: unknown[] = [];
  const complain = (...messages: unknown[]) => complaints.push(messages.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);

  const container = document.createElement('div');
  const html = inject('html')[name];
  // The HTML of a section without content is an empty text, which the check allows.
  expect(html).toBeDefined();
  container.innerHTML = html ?? '';
  document.body.append(container);
  const first = container.firstElementChild;

  const root = await act(() => hydrateRoot(container, <Page />, { onRecoverableError: complain }));
  expect(complaints).toEqual([]);
  // React must keep the server's elements instead of replacing them.
  expect(container.firstElementChild).toBe(first);

  act(() => root.unmount());
  container.remove();
});
