import type { App } from '../app/app.ts';
import { renderPage } from '../server/renderPage.tsx';

/** What a server sends for an address: a page, or a redirection. */
export async function answerTo(address: string, app: App): Promise<Response> {
  const page = await renderPage(address, app);
  if (page.kind === 'redirect')
    return new Response(null, { status: page.status, headers: { location: page.location } });
  const { status, head, root } = page;
  return new Response(`<html><head>${head}</head><body>${root}</body></html>`, { status });
}
