/** The pages of the app, by who opens them. */
export const publicPages = [
  '/',
  '/jobs',
  '/jobs?search=design',
  '/jobs?category=tech',
  '/job/1',
  '/job/999999',
  '/company/tidewright-ferries',
  '/company/nothing-here',
  '/freelancers',
  '/freelancers?search=design&availability=Available',
  '/how-it-works',
  '/category',
  '/pricing',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/nowhere',
];
export const privatePages = {
  freelancer: [
    '/',
    '/jobs',
    '/job/1',
    '/dashboard',
    '/profile',
    '/edit-profile',
    '/apply/1',
    '/change-password',
  ],
  client: ['/', '/jobs', '/job/1', '/my-job-listings', '/create-job', '/edit-company', '/change-password'],
} as const;
