import { data } from 'react-router-dom';
import type { App } from '../app/app.ts';
import { jobsQuery } from '../jobs/queries.ts';
import { latePart } from '../loading/latePart.tsx';
import { load } from '../loading/load.ts';

/**
 * Loads the page of an address that does not exist. A loader returns the result, which makes a server respond with 404.
 */
export async function notFound(app: App) {
  if (app.role() !== 'client') await load(app, jobsQuery(app, {}, 1));
  return data(null, { status: 404 });
}

/** Replaces a page whose subject does not exist. It is loaded late, because pages rarely need it. */
export const NotFound = latePart(async () => (await import('./NothingThere.tsx')).NothingThere, {
  isNeeded: () => true,
});
