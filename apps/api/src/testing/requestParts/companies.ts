import { postJob } from '../people.ts';
import { smallPicture } from '../pictures.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';

const ofCompany: RequestParts = async ({ client }) => ({
  params: { company: (await postJob(client)).company_slug ?? '' },
});

export const companyParts = {
  getCompany: ofCompany,
  listCompanyJobs: ofCompany,
  getMyCompany: nothing,
  updateMyCompany: async () => ({
    fields: { website: 'https://northwind.example' },
    files: { logo: await smallPicture() },
  }),
} satisfies OperationParts;
