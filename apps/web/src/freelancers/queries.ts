import { queryOptions } from '@tanstack/react-query';
import { getFreelancer, listFreelancers, listSkills } from '../api/freelancers.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';
import { fetchProfile } from './fetchProfile.ts';

/** Queries a page of the directory by the query of the page's address. */
export const freelancersQuery = ({ api }: App, query: string) =>
  queryOptions({
    queryKey: ['freelancers', query],
    queryFn: ({ signal }) => listFreelancers(api, query, signal),
  });

/** Queries a freelancer as the public sees them. */
export const freelancerQuery = ({ api }: App, id: number) =>
  queryOptions({
    queryKey: ['freelancer', id],
    queryFn: ({ signal }) => getFreelancer(api, known(id), 'anonymous', signal),
  });

/** The profile of the signed-in freelancer. */
export const profileQuery = (app: App) =>
  queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => fetchProfile(app, signal) });

/** Queries all skills that can be chosen. */
export const skillChoicesQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['skills'],
    queryFn: async ({ signal }) => (await listSkills(api, signal)).results.flatMap(({ skills }) => skills),
    staleTime: Infinity,
  });

/** Queries the profile of the signed-in freelancer, with all skills that can be chosen. */
export const profileToEditQuery = (app: App) =>
  queryOptions({
    queryKey: ['profile', 'edit'],
    queryFn: async ({ signal }) => {
      const [freelancer, skills] = await Promise.all([
        fetchProfile(app, signal),
        listSkills(app.api, signal),
      ]);
      return { freelancer, skillGroups: skills.results };
    },
  });
