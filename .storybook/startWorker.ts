import { setupWorker } from 'msw/browser';

/** Starts the service worker that answers the requests of stories. A request that no story answers is a warning. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${folder()}storyWorker.js` },
  });
  return worker;
}

/** A published Storybook may be in a folder of its host; the page of the tests is in none of Storybook's. */
function folder() {
  return window.location.pathname.endsWith('/iframe.html') ? './' : '/';
}
