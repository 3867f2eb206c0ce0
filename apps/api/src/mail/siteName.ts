/** The place of the site's name in the texts of mails. The mail queue fills it in. */
export const SITE_NAME = 'SITE-NAME';
