import { createApi, createSessionStore, memoryStorage, unwrap } from '@skillharbor/api-client';
import { TODAY } from '@skillharbor/mocks';

/* If SERVER is set to the address of a server, that server responds. Otherwise, the mocks respond. */
const server = process.env.SERVER;

const { anonymous } = createApi({
  baseUrl: server ?? 'http://mocks.test',
  session: createSessionStore(memoryStorage()),
});

/** Returns the current UTC day or, with the mocks, the day for which the fixtures were written. */
export const today = () => (server ? new Date().toISOString().slice(0, 10) : TODAY);

export const listJobs = () => unwrap(anonymous.GET('/api/job-listings/listings/'));

export const getJob = (jobId: number) =>
  unwrap(anonymous.GET('/api/job-listings/listings/{jobId}/', { params: { path: { jobId } } }));
