import { queryOptions } from '@tanstack/react-query';
import { getFreelancer, listFreelancers, listSkills } from '../api/freelancers.ts';
import type { Api } from '@skillharbor/api-client';
import type { Freelancer } from '@skillharbor/contract';
import type { Similar } from '@skillharbor/ui/cards';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';
import { fetchProfile } from './fetchProfile.ts';

/** Queries a page of the directory by the query in the page's URL. */
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

/**
 * Queries a few other freelancers who share a skill with a freelancer, or the newest freelancers if no other has such a
 * skill.
 */
export const similarFreelancersQuery = ({ api }: App, { id, skills }: Freelancer) =>
  queryOptions({
    queryKey: ['freelancers', 'similar', id],
    queryFn: ({ signal }) => similarTo(api, id, skills.slice(0, MAX_SKILLS_TRIED), signal),
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

const MAX_SKILLS_TRIED = 2;
const MAX_SIMILAR = 3;

/**
 * Returns freelancers who have the first skill. If there are none, tries the next skill, and finally all freelancers.
 */
async function similarTo(
  api: Api,
  id: number,
  [skill, ...others]: Freelancer['skills'],
  signal: AbortSignal,
): Promise<Similar> {
  const { results } = await listFreelancers(api, skill ? `?skill=${skill.id}` : '', signal);
  const freelancers = results.filter((one) => one.id !== id).slice(0, MAX_SIMILAR);
  if (freelancers.length === 0 && skill) return similarTo(api, id, others, signal);
  return { skill: skill?.name ?? null, freelancers };
}
