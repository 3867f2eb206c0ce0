import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { CompanyInput } from '@skillharbor/contract';

/** `company` is the company's current slug, an earlier slug, or its id. */
export const getCompany = ({ anonymous }: Api, company: string, signal: AbortSignal) =>
  unwrap(anonymous.GET('/api/companies/{company}/', { params: { path: { company } }, signal }));

export const listCompanyJobs = ({ anonymous }: Api, company: string, page: number, signal: AbortSignal) =>
  unwrap(
    anonymous.GET('/api/companies/{company}/jobs/', {
      params: { path: { company }, query: { page } },
      signal,
    }),
  );

export const getMyCompany = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/accounts/company/', { signal }));

/** `onProgress` receives the uploaded fraction, from 0 to 1. */
export const updateMyCompany = (
  { credentialed }: Api,
  body: CompanyInput,
  onProgress: (fraction: number) => void,
) =>
  unwrap(
    credentialed.PUT('/api/accounts/company/', {
      body,
      bodySerializer: multipart,
      fetch: uploading({ onProgress }),
    }),
  );

export const getCompanyDomain = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/accounts/company/domain/', { signal }));

export const confirmCompanyDomain = ({ credentialed }: Api) =>
  unwrap(credentialed.POST('/api/accounts/company/domain/'));
