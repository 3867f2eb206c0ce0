import type { paths, VersionedJobUpdate } from '@skillharbor/contract';

type EditPath = '/api/job-listings/listings/{jobId}/edit/';
type Edit = Omit<paths[EditPath]['put'], 'requestBody'> & {
  requestBody: { content: { 'application/json': VersionedJobUpdate } };
};

/** The contract as this client uses it: an edit of a job names its version, so that it overwrites no other edit. */
export type ClientPaths = Omit<paths, EditPath> & {
  [Path in EditPath]: Omit<paths[Path], 'put'> & { put: Edit };
};
