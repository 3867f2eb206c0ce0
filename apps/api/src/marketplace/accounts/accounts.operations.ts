import { paginate } from '@skillharbor/contract-server/pagination';
import { hasApplicationFrom } from '../applications/applications.repository.ts';
import type { Versions } from '../../platform/caching/publicVersion.ts';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, notFound, ok } from '../../contract/responses.ts';
import { pictureKeys } from '../../files/keys.ts';
import { pictureRefusals, storePicture } from '../../files/pictures.ts';
import { retireFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { updateFreelancer } from './accounts.commands.ts';
import { mayEdit, maySeeEmail } from './accounts.policy.ts';
import { findFreelancer, listFreelancersById } from './accounts.repository.ts';
import { listSkills, presentSkills, unknownSkills } from './skills.repository.ts';
import { createFreelancerSearch, searchOf } from '../../search/freelancerSearch.ts';

const PAGE_SIZE = 12;

type AccountOperations = OperationsOf<
  'listFreelancers' | 'getFreelancer' | 'updateFreelancer' | 'listSkills'
>;

interface Services extends FileServices {
  versions: Versions;
}

export function accountOperations(services: Services): AccountOperations {
  const { queries, clock } = services;
  const searchFreelancers = createFreelancerSearch({ queries, version: services.versions.freelancers });

  return {
    async listFreelancers({ query: { page: number = 1, skill = [], ...query }, url }) {
      const page = { number, size: PAGE_SIZE };
      const search = searchOf({ ...query, skill: await presentSkills(queries, skill) });
      const found = await searchFreelancers(search, page);
      const freelancers = await listFreelancersById(queries, found.ids);
      return ok({
        ...paginate(freelancers, page, url, found.reachable),
        count: found.count,
        is_count_exact: found.isCountExact,
        found_words: found.foundWords,
        facets: found.facets,
      });
    },

    async getFreelancer({ params: { id }, person }) {
      const freelancer = await findFreelancer(queries, id, person?.id);
      if (!freelancer) return notFound;
      const isApplicant =
        person?.role === 'client' && (await hasApplicationFrom(queries, person.accountId, id));
      if (maySeeEmail(id, person, isApplicant)) return ok(freelancer);
      return ok({ ...freelancer, user: { ...freelancer.user, email: null } });
    },

    async updateFreelancer({ params: { id }, body, upload, person }) {
      if (!mayEdit(id, person)) return notFound;
      const { skills = [] } = body;
      const unknown = await unknownSkills(queries, skills);
      if (unknown.length > 0)
        return badFields({ skills: [{ code: 'skills_unknown', params: { skills: unknown.join(', ') } }] });

      const stored = upload && (await storePicture(services, upload.path));
      if (stored && 'refusal' in stored) {
        return badFields({ profile_picture: [pictureRefusals[stored.refusal]] });
      }
      const picture = stored && stored.picture;
      let unused = picture;
      try {
        unused = await updateFreelancer(queries, id, { ...body, skills, picture }, clock());
      } finally {
        if (unused !== null) await retireFiles(services, pictureKeys(unused));
      }
      const freelancer = await findFreelancer(queries, id, person.id);
      return freelancer ? ok(freelancer) : notFound;
    },

    listSkills: async () => ok({ results: await listSkills(queries) }),
  };
}
