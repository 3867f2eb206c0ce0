/** The entry of the build for servers: what apps/api loads to send pages. */
import { writePageState } from './hydration/pageState.ts';
import { hasTransientFailure } from './loading/load.ts';
import { renderPage } from './server/renderPage.tsx';
import { createServerApp } from './server/serverApp.ts';
import type { ServerApp } from './server/serverApp.ts';

interface PageRequest extends ServerApp {
  /** Path and query. */
  address: string;
}

type Answer = { status: number; location: string } | { status: number; html: string; isPartial: boolean };

/** Where the head and the page go in index.html; the page in place of what is there while the app alone is loading. */
const PLACES = /^(.*)(<\/head>.*)<!-- page -->.*<!-- \/page -->(.*)$/s;

/** `template` is the built index.html. */
export function createRenderer(template: string): (request: PageRequest) => Promise<Answer> {
  const [, start, middle, end] = PLACES.exec(template) ?? [];
  if (start === undefined) throw new Error('index.html has no place for a page.');
  return async ({ address, ...serverApp }) => {
    const app = createServerApp(serverApp);
    const page = await renderPage(address, app);
    if (page.kind === 'redirect') return { status: page.status, location: page.location };
    const { status, head, root, state } = page;
    const html = [start, head, middle, root, writePageState(state), end].join('');
    return { status, html, isPartial: hasTransientFailure(app.queries) };
  };
}
