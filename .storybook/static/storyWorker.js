/*
 * The service worker of stories. MSW's own sends every request of a frame through another frame that mocks, and every response
 * again: a board would load its scripts through its stories. What a page is made of comes from the network instead.
 */
const ofThePage = ['script', 'style', 'font', 'iframe'];

addEventListener('fetch', (event) => {
  if (ofThePage.includes(event.request.destination)) event.stopImmediatePropagation();
});
importScripts('./mockServiceWorker.js');
