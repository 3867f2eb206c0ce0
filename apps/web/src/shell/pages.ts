/** The id of the route of all pages. Its data is available as soon as the first page is. */
export const PAGES = 'pages';
