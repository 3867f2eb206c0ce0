/** The placeholder for the site's name in the texts of mails. The mail queue replaces it. */
export const SITE_NAME = 'SITE-NAME';
