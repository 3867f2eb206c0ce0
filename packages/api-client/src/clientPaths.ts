import type { paths, VersionedJobUpdate } from '@skillharbor/contract';

type EditPath = '/api/job-listings/listings/{jobId}/edit/';
type Edit = Omit<paths[EditPath]['put'], 'requestBody'> & {
  requestBody: { content: { 'application/json': VersionedJobUpdate } };
};

/**
 * The paths of the contract. In addition, an edit of a job must state the version that it changes, so that it does not
 * overwrite another edit.
 */
export type ClientPaths = Omit<paths, EditPath> & {
  [Path in EditPath]: Omit<paths[Path], 'put'> & { put: Edit };
};
