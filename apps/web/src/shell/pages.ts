/** The id of the parent route of all pages. Its data is available as soon as the first page's data is. */
export const PAGES = 'pages';
