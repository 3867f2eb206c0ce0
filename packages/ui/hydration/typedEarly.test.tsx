import '@skillharbor/ui/theme';
import { composeStories } from '@storybook/react-vite';
import { act } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { fn } from 'storybook/test';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import * as applyStories from '../src/pages/ApplyPage/ApplyPage.stories.tsx';
import * as signInStories from '../src/pages/SignInPage/SignInPage.stories.tsx';

const { Plain } = composeStories(signInStories);
const { Ready } = composeStories(applyStories);

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

function arrive(story: string) {
  container.innerHTML = inject('html')[story] ?? '';
}

async function hydrate(page: ReactElement) {
  root = await act(() => hydrateRoot(container, page));
}

function field(selector: string): HTMLInputElement {
  const input = container.querySelector(`input${selector}`);
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no field ${selector}.`);
  return input;
}

test('text that the user types before the script runs is sent', async () => {
  arrive('SignInPage: Plain');
  field('[name=email]').value = 'ada@example.com';
  field('[name=password]').value = 'correct horse';

  const onSubmit = fn();
  await hydrate(<Plain onSubmit={onSubmit} />);
  expect(field('[name=email]').value).toBe('ada@example.com');
  act(() => container.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
  expect(onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'correct horse' });
});

test('a file that the user chooses before the script runs stays chosen', async () => {
  arrive('ApplyPage: Ready');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF-1.4'], 'early.pdf', { type: 'application/pdf' }));
  field('[type=file]').files = chosen.files;

  await hydrate(<Ready />);
  expect(field('[type=file]').files?.[0]?.name).toBe('early.pdf');
  expect(container.textContent).toContain('early.pdf, 8 bytes, chosen');
});
