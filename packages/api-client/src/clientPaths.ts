import type { paths, VersionedJobUpdate } from '@skillharbor/contract';

type EditPath = '/api/job-listings/listings/{jobId}/edit/';
type Edit = Omit<paths[EditPath]['put'], 'requestBody'> & {
  requestBody: { content: { 'application/json': VersionedJobUpdate } };
};

/**
 * The paths of the contract, except that an edit of a job must name its version, so that it overwrites no other edit.
 */
export type ClientPaths = Omit<paths, EditPath> & {
  [Path in EditPath]: Omit<paths[Path], 'put'> & { put: Edit };
};
