import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { appContext } from '../app/app.ts';
import type { App } from '../app/app.ts';
import { AppProvider } from '../app/AppProvider.tsx';
import { dehydrateQueries } from '../hydration/pageState.ts';
import type { PageState } from '../hydration/pageState.ts';
import { createRoutes } from '../router.tsx';

/** The HTML of a page: the content of `<head>`, and the content of the app's element. */
export interface DocumentParts {
  head: string;
  root: string;
}

/** The server's response to a page request. */
export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | ({ kind: 'page'; status: number; state: PageState } & DocumentParts);

const handler = createStaticHandler(createRoutes());

/**
 * Renders the page at an address with the app of this request. Errors of components and loaders are thrown, but a
 * failed query is part of the page.
 */
export async function renderPage(address: string, app: App): Promise<RenderedPage> {
  const request = new Request(new URL(address, 'http://server.invalid'));
  let page: RenderedPage | undefined;
  const response: unknown = await handler.query(request, {
    requestContext: new RouterContextProvider(new Map([[appContext, app]])),
    async generateMiddlewareResponse(query) {
      const context = await query(request);
      if (context instanceof Response) return context;
      page = await renderContext(context, app);
      return new Response(null);
    },
  });
  if (page) return page;
  if (!(response instanceof Response))
    throw new Error('The routes have guards, so the response is a Response.');
  const location = response.headers.get('location');
  if (location === null) throw new Error(`A guard responded with ${response.status} without a location.`);
  return { kind: 'redirect', status: response.status, location };
}

async function renderContext(context: StaticHandlerContext, app: App): Promise<RenderedPage> {
  const errors: Record<string, unknown> = context.errors ?? {};
  for (const error of Object.values(errors)) throw error;
  const parts = await renderDocument(
    <AppProvider app={app}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppProvider>,
  );
  return {
    kind: 'page',
    status: context.statusCode,
    ...parts,
    state: {
      publicOrigin: app.publicOrigin,
      brand: app.brand,
      role: app.renderedRole,
      language: app.language.get().language,
      today: app.today(),
      loaderData: context.loaderData,
      queries: dehydrateQueries(app.queries),
    },
  };
}

/**
 * Renders the app in a whole document, because React moves titles and other metadata into `<head>` only there. Each
 * element has one child, because the browser hydrates only the app, and siblings would change the ids from `useId`.
 */
export async function renderDocument(app: React.ReactNode): Promise<DocumentParts> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe } = renderToPipeableStream(
    <html lang="en">
      <body>
        <div id="root">{app}</div>
      </body>
    </html>,
    {
      // Without this option, React would send a large part later and move it into place with a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    },
  );
  const html = await promise;
  return { head: between(html, '<head>', '</head>'), root: between(html, '<body>', '</body>') };
}

function between(html: string, start: string, end: string): string {
  return html.slice(html.indexOf(start) + start.length, html.lastIndexOf(end));
}
