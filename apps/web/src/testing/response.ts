import type { App } from '../app/app.ts';
import { renderPage } from '../server/renderPage.tsx';

/** Returns the response that a server sends for an address, which is a page or a redirect. */
export async function responseTo(address: string, app: App): Promise<Response> {
  const page = await renderPage(address, app);
  if (page.kind === 'redirect')
    return new Response(null, { status: page.status, headers: { location: page.location } });
  const { status, head, root } = page;
  return new Response(`<html><head>${head}</head><body>${root}</body></html>`, { status });
}
