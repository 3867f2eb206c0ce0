import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { appContext, type App } from '../app.ts';
import { createRoutes } from '../router.tsx';
import { AppContext } from '../useApp.ts';

/** What a server sends for an address: a page, or a redirection. */
export async function answerTo(address: string, app: App): Promise<Response> {
  const handler = createStaticHandler(createRoutes());
  const answer: unknown = await handler.query(new Request(`https://harbor.test${address}`), {
    requestContext: new RouterContextProvider(new Map([[appContext, app]])),
    async generateMiddlewareResponse(query) {
      const context = await query(new Request(`https://harbor.test${address}`));
      if (context instanceof Response) return context;
      const router = createStaticRouter(handler.dataRoutes, context);
      const { prelude } = await prerenderToNodeStream(
        <AppContext value={app}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </AppContext>,
      );
      return new Response(await text(prelude), { status: context.statusCode });
    },
  });
  if (answer instanceof Response) return answer;
  throw new Error('The routes have guards, and so the answer is a Response.');
}
