import type { Loader } from '@storybook/react-vite';

/**
 * Gives the stories of the app one mocked server, whose handlers each story replaces. Components send no requests, so
 * their stories load neither the addon nor the server.
 */
export const mockServer: Loader = async (context) => {
  if (!context.title.startsWith('App/')) return;
  const { mswLoader } = await import('msw-storybook-addon/csf3');
  await mswLoader(startWorker)(context);
};

/** Starts the service worker that responds to the requests of stories. It logs a warning for any other request. */
async function startWorker() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${folder()}storyWorker.js` },
  });
  return worker;
}

/**
 * Returns the folder of the worker. A published Storybook may be in a folder of its host, but tests serve Storybook
 * from the root.
 */
function folder() {
  return window.location.pathname.endsWith('/iframe.html') ? './' : '/';
}
