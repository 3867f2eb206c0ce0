import { smallPicture } from '../pictures.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';

const ofFreelancer: RequestParts = ({ freelancer: { id } }) => ({ params: { id } });

export const accountParts = {
  listFreelancers: nothing,
  getFreelancer: ofFreelancer,
  updateFreelancer: async ({ freelancer: { id } }) => ({
    params: { id },
    fields: { portfolio_link: 'https://ada.example', skills: [1, 2] },
    files: { profile_picture: await smallPicture() },
  }),
  listSkills: nothing,
} satisfies OperationParts;
