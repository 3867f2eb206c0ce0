import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { ProfileResumeInput } from '@skillharbor/contract';

export const listProfileResumes = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/accounts/resumes/', { signal }));

/** `onProgress` gets the fraction that has been uploaded, from 0 to 1. */
export const addProfileResume = (
  { credentialed }: Api,
  body: ProfileResumeInput,
  onProgress: (fraction: number) => void,
) =>
  unwrap(
    credentialed.POST('/api/accounts/resumes/', {
      body,
      bodySerializer: multipart,
      fetch: uploading({ onProgress }),
    }),
    201,
  );

/** Updates a saved resume. The resume keeps its file if the request has none. */
export const updateProfileResume = (
  { credentialed }: Api,
  profileResumeId: number,
  body: ProfileResumeInput,
  onProgress: (fraction: number) => void,
) =>
  unwrap(
    credentialed.PUT('/api/accounts/resumes/{profileResumeId}/', {
      params: { path: { profileResumeId } },
      body,
      bodySerializer: multipart,
      fetch: uploading({ onProgress }),
    }),
  );

export const deleteProfileResume = ({ credentialed }: Api, profileResumeId: number) =>
  unwrap(
    credentialed.DELETE('/api/accounts/resumes/{profileResumeId}/', {
      params: { path: { profileResumeId } },
    }),
  );

export const readProfileResume = ({ credentialed }: Api, profileResumeId: number) =>
  unwrap(
    credentialed.GET('/api/accounts/resumes/{profileResumeId}/suggestions/', {
      params: { path: { profileResumeId } },
    }),
  );
