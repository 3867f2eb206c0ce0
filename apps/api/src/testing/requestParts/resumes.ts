import type { ProfileResume } from '@skillharbor/contract';
import { nothing } from '../requests.ts';
import type { OperationParts } from '../requests.ts';
import { smallPdf } from '../resumes.ts';
import type { TestWorld } from '../testWorld.ts';

/** Removes all saved resumes, because a profile may have only a few. */
const removeProfileResumes = ({ server }: TestWorld) =>
  server.database.kysely.deleteFrom('profile_resumes').execute();

const ofProfileResume = async (world: TestWorld) => {
  await removeProfileResumes(world);
  const form = { name: 'For ferries', resume: smallPdf() };
  const { body } = await world.freelancer.send<ProfileResume>('POST', '/api/accounts/resumes/', { form });
  return { params: { profileResumeId: body.id } };
};

export const resumeParts = {
  listProfileResumes: nothing,
  addProfileResume: async (world) => {
    await removeProfileResumes(world);
    return { files: { resume: smallPdf() } };
  },
  updateProfileResume: async (world) => ({
    ...(await ofProfileResume(world)),
    files: { resume: smallPdf() },
  }),
  deleteProfileResume: ofProfileResume,
  getProfileResume: ofProfileResume,
  readProfileResume: ofProfileResume,
} satisfies OperationParts;
