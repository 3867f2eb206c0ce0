import { createApi, createSessionStore, memoryStorage, unwrap } from '@skillharbor/api-client';
import { TODAY } from '@skillharbor/mocks';

/* The one switch: where SERVER is the address of a server, it answers, and mocks otherwise. */
const server = process.env.SERVER;

const { anonymous } = createApi({
  baseUrl: server ?? 'http://mocks.test',
  session: createSessionStore(memoryStorage()),
});

/** Today, which for the mocks is the day that the fixtures are about. */
export const today = () => (server ? new Date().toISOString().slice(0, 10) : TODAY);

export const listJobs = () => unwrap(anonymous.GET('/api/job-listings/listings/'));

export const getJob = (jobId: number) =>
  unwrap(anonymous.GET('/api/job-listings/listings/{jobId}/', { params: { path: { jobId } } }));
