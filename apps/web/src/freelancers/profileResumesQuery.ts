import { queryOptions } from '@tanstack/react-query';
import { listProfileResumes } from '../api/profileResumes.ts';
import type { App } from '../app/app.ts';

/** Queries the resumes that the signed-in freelancer has saved. */
export const profileResumesQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['profile-resumes'],
    queryFn: ({ signal }) => listProfileResumes(api, signal),
  });
