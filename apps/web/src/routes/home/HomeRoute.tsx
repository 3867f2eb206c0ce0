import type { Role } from '@skillharbor/contract';
import { lazy } from 'react';
import { useLoaderData } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { chunk } from '../../platform/chunk.ts';

type Visitor = 'visitor';

/** The page that `/` shows to each kind of user. */
const pages = {
  visitor: () => chunk(() => import('../landing/LandingRoute.tsx')),
  freelancer: () => chunk(() => import('../jobs/JobsRoute.tsx')),
  client: () => chunk(() => import('../my-jobs/MyJobsRoute.tsx')),
};

const components = {
  visitor: lazy(async () => ({ default: (await pages.visitor()).Component })),
  freelancer: lazy(async () => ({ default: (await pages.freelancer()).Component })),
  client: lazy(async () => ({ default: (await pages.client()).Component })),
};

/** Loads the data of the page, and returns the role of the user for whom it was loaded. */
export async function loader(args: LoaderArgs) {
  const viewer: Role | Visitor = args.context.get(appContext).role() ?? 'visitor';
  const page = await pages[viewer]();
  await page.loader(args);
  return { viewer };
}

export function Component() {
  const { viewer } = useLoaderData<typeof loader>();
  const Page = components[viewer];
  return <Page />;
}
