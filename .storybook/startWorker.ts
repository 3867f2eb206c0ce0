import { setupWorker } from 'msw/browser';

/** Starts the service worker that responds to the requests of stories. It logs a warning for any other request. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${folder()}storyWorker.js` },
  });
  return worker;
}

/** Returns the folder of the worker. A published Storybook may be in a folder of its host, but the tests are not. */
function folder() {
  return window.location.pathname.endsWith('/iframe.html') ? './' : '/';
}
