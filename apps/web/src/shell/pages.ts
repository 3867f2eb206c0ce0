/** The id of the route of all pages, whose data is there as soon as the first page is. */
export const PAGES = 'pages';
