import '@skillharbor/ui/theme';
import { composeStories } from '@storybook/react-vite';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fn } from 'storybook/test';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import * as stories from '../src/pages/SignInPage/SignInPage.stories.tsx';

const { Plain } = composeStories(stories);

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('what is typed before the script runs is sent', async () => {
  const container = document.createElement('div');
  container.innerHTML = inject('html')['SignInPage: Plain'] ?? '';
  document.body.append(container);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const type = (name: string, text: string) => {
    const input = field(name);
    if (!input) throw new Error(`There is no field ${name}.`);
    input.value = text;
  };
  type('email', 'ada@example.com');
  type('password', 'correct horse');

  const onSubmit = fn();
  const root = await act(() => hydrateRoot(container, <Plain onSubmit={onSubmit} />));
  expect(field('email')?.value).toBe('ada@example.com');
  act(() => container.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
  expect(onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'correct horse' });

  act(() => root.unmount());
  container.remove();
});
