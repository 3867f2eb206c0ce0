/*
 * The service worker of stories. MSW's own worker would pass every request and response of a frame through another
 * mocking frame, so a board would load its scripts through its stories. This worker leaves scripts, styles, fonts and
 * frames to the network.
 */
const ofThePage = ['script', 'style', 'font', 'iframe'];

addEventListener('fetch', (event) => {
  if (ofThePage.includes(event.request.destination)) event.stopImmediatePropagation();
});
importScripts('./mockServiceWorker.js');
