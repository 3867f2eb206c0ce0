/*
 * The service worker of stories. MSW's own would pass every request of a frame, and every response, through another
 * frame that mocks, so a board would load its scripts through its stories. Here, scripts, styles, fonts and frames come
 * from the network.
 */
const ofThePage = ['script', 'style', 'font', 'iframe'];

addEventListener('fetch', (event) => {
  if (ofThePage.includes(event.request.destination)) event.stopImmediatePropagation();
});
importScripts('./mockServiceWorker.js');
