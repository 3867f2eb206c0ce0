import type { Role } from '@skillharbor/contract';
import { lazy } from 'react';
import { useLoaderData } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../../app.ts';
import { chunk } from '../../chunk.ts';
import { currentUser } from '../../session/current-user.ts';

type Visitor = 'visitor';

/** What `/` is, by who looks at it. */
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

/** The data is the page's own, with who it is for. */
export async function loader(args: LoaderArgs) {
  const user = currentUser(args.context.get(appContext).session.get());
  const viewer: Role | Visitor = user?.role ?? 'visitor';
  const page = await pages[viewer]();
  return { viewer, ...(await page.loader(args)) };
}

export function Component() {
  const { viewer } = useLoaderData<typeof loader>();
  const Page = components[viewer];
  return <Page />;
}
