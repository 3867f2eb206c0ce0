import { hasApplicationFrom } from '../applications/applications.repository.ts';
import { badFields, notFound, ok } from '../contract/answers.ts';
import type { OperationsOf } from '../contract/operations.ts';
import { pageOf } from '../contract/pages.ts';
import { keepPicture, removePicture } from '../files/pictures.ts';
import type { Services } from '../services.ts';
import { mayEdit, maySeeEmail } from './accounts.policy.ts';
import {
  findFreelancer,
  listFreelancers,
  listSkills,
  unknownSkills,
  updateFreelancer,
} from './accounts.repository.ts';

const PAGE_SIZE = 12;

type AccountOperations = OperationsOf<
  'listFreelancers' | 'getFreelancer' | 'updateFreelancer' | 'listSkills'
>;

export function accountOperations({ queries, files, clock }: Services): AccountOperations {
  return {
    async listFreelancers({ query, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      return ok(pageOf(await listFreelancers(queries, page), page, url));
    },

    async getFreelancer({ params: { id }, person }) {
      const found = await findFreelancer(queries, id);
      if (!found) return notFound;
      const isApplicant = person?.role === 'client' && (await hasApplicationFrom(queries, person.id, id));
      const { freelancer } = found;
      if (maySeeEmail(id, person, isApplicant)) return ok(freelancer);
      return ok({ ...freelancer, user: { ...freelancer.user, email: null } });
    },

    async updateFreelancer({ params: { id }, body, upload, person, log }) {
      if (!mayEdit(id, person)) return notFound;
      const { skills = [] } = body;
      const unknown = await unknownSkills(queries, skills);
      if (unknown.length > 0) return badFields({ skills: [`There is no skill ${unknown.join(', ')}.`] });

      const picture = upload && (await keepPicture(files, upload.path));
      if (upload && picture === null) {
        return badFields({ profile_picture: ['This is not a picture in JPEG, PNG or WebP format.'] });
      }
      const replaced = await updateFreelancer(queries, id, { ...body, skills, picture }, clock()).catch(
        async (error: unknown) => {
          if (picture !== null) await removePicture(files, picture);
          throw error;
        },
      );
      if (replaced !== null) {
        // The profile is saved; a file too many is no reason to say otherwise.
        await removePicture(files, replaced).catch((error: unknown) =>
          log.warn({ err: error }, 'old picture not removed'),
        );
      }
      const found = await findFreelancer(queries, id);
      return found ? ok(found.freelancer) : notFound;
    },

    listSkills: async () => ok({ results: await listSkills(queries) }),
  };
}
