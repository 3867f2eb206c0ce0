import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { ContactMessage, FreelancerInput } from '@skillharbor/contract';

const DIRECTORY = '/api/accounts/freelancers/';

/** `query` is that of an address of the directory, which is the API's own; '' for all freelancers. */
export const listFreelancers = ({ anonymous }: Api, query: string, signal: AbortSignal) =>
  // It may have what a link of the API says besides. Only its query differs from the path that the contract knows.
  unwrap(anonymous.GET(`${DIRECTORY}${query}` as typeof DIRECTORY, { signal }));

/** As the public sees the profile, or as the freelancer and the clients they applied to do. */
export const getFreelancer = (api: Api, id: number, as: 'anonymous' | 'credentialed', signal: AbortSignal) =>
  unwrap(api[as].GET('/api/accounts/freelancers/{id}/', { params: { path: { id } }, signal }));

/** `onProgress` takes the part that has gone, 0 to 1. */
export const updateFreelancer = (
  { credentialed }: Api,
  id: number,
  body: FreelancerInput,
  onProgress: (fraction: number) => void,
) =>
  unwrap(
    credentialed.PUT('/api/accounts/freelancers/{id}/', {
      params: { path: { id } },
      body,
      bodySerializer: multipart,
      fetch: uploading({ onProgress }),
    }),
  );

export const listSkills = ({ anonymous }: Api, signal: AbortSignal) =>
  unwrap(anonymous.GET('/api/accounts/skills/', { signal }));

/** Only 201 is a success: a proxy that answers 200 has sent no message. */
export const contactFreelancer = ({ credentialed }: Api, body: ContactMessage) =>
  unwrap(credentialed.POST('/api/contact/contact-freelancer/', { body }), 201);
