import { NOW } from '@skillharbor/mocks';
import MockDate from 'mockdate';
import { renderToString } from 'react-dom/server';
import type { TestProject } from 'vitest/node';
import { pages } from './stories.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The HTML of every page, by the name of its story. */
    html: Record<string, string>;
  }
}

/** Runs in Node, where `window` and `document` do not exist, so a component that uses them while rendering fails. */
export default function renderPages(project: TestProject) {
  MockDate.set(NOW);
  const html = Object.fromEntries([...pages].map(([name, Page]) => [name, renderToString(<Page />)]));
  MockDate.reset();
  project.provide('html', html);
}
