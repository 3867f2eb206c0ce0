/** The texts of the page that a browser shows if the site cannot be reached. */
export const offline = {
  title: 'This site cannot be reached',
  reason: 'Check your connection, and try again.',
  saved:
    'What you typed is still on this device. Open the page again once you are connected. Unsent messages are saved there, too.',
  retry: 'Try again',
};
