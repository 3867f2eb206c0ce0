import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { ContactMessage, FreelancerInput } from '@skillharbor/contract';

const DIRECTORY = '/api/accounts/freelancers/';

/**
 * Lists freelancers. `query` is the query of the directory's URL, which the API accepts unchanged; '' lists all
 * freelancers.
 */
export const listFreelancers = ({ anonymous }: Api, query: string, signal: AbortSignal) =>
  // The cast is safe. `query` only adds parameters, so the path is still the one that the contract declares.
  unwrap(anonymous.GET(`${DIRECTORY}${query}` as typeof DIRECTORY, { signal }));

/**
 * Reads a profile. With 'anonymous', the response has only what the public sees. Otherwise, it has what the freelancer
 * and the clients they applied to see.
 */
export const getFreelancer = (api: Api, id: number, as: 'anonymous' | 'credentialed', signal: AbortSignal) =>
  unwrap(api[as].GET('/api/accounts/freelancers/{id}/', { params: { path: { id } }, signal }));

/** `onProgress` receives the uploaded fraction, from 0 to 1. */
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

/** Only 201 is a success, because a proxy that responds with 200 has sent no message. */
export const contactFreelancer = ({ credentialed }: Api, body: ContactMessage) =>
  unwrap(credentialed.POST('/api/contact/contact-freelancer/', { body }), 201);
