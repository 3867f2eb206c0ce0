import type { Agreement } from '@skillharbor/contract';
import { queryOptions } from '@tanstack/react-query';
import { getAgreement, listWorkRecord } from '../api/agreements.ts';
import type { App } from '../app/app.ts';
import { canRetry, failureOf } from '../app/errors.ts';
import { known } from '../navigation/ids.ts';

/** The pause between two requests for changes by the other side, in milliseconds. */
const PAUSE_MS = 5_000;

export const agreementKey = (applicationId: number | null) => ['agreement', applicationId];

/** Queries the agreement of an accepted application. The id is null while no agreement is possible. */
export const agreementQuery = ({ api }: App, applicationId: number | null) =>
  queryOptions<Agreement>({
    queryKey: agreementKey(applicationId),
    enabled: applicationId !== null,
    queryFn: ({ signal }) => getAgreement(api, known(applicationId ?? NaN), signal),
    refetchInterval: ({ state: { error } }) =>
      error === null || canRetry(failureOf(error)) ? PAUSE_MS : false,
    refetchOnWindowFocus: 'always',
  });

export const workRecordKey = ['work record'];

/** Queries the statements that the user and their clients or freelancers make about each other's work. */
export const workRecordQuery = ({ api }: App) =>
  queryOptions({ queryKey: workRecordKey, queryFn: ({ signal }) => listWorkRecord(api, signal) });
