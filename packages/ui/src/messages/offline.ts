/** The texts of the page that a browser shows if Skill Harbor cannot be reached. */
export const offline = {
  title: 'Skill Harbor cannot be reached',
  reason: 'Check your connection, and try again.',
  saved:
    'What you have typed is still on this device: open the page again once you are connected. Messages that were not sent yet wait there, too.',
  retry: 'Try again',
};
