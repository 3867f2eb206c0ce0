import type { Agreement } from '@skillharbor/contract';
import { queryOptions } from '@tanstack/react-query';
import { getAgreement, listWorkRecord } from '../api/agreements.ts';
import type { App } from '../app/app.ts';
import { canRetry, failureOf } from '../app/errors.ts';
import { known } from '../navigation/ids.ts';

/** The pause between two requests for what the other side has done, in milliseconds. */
const PAUSE_MS = 5_000;

export const agreementKey = (applicationId: number | null) => ['agreement', applicationId];

/** Queries the agreement of an accepted application. The id is null while there can be none. */
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

/** Queries what the user and those they have worked with say about each other. */
export const workRecordQuery = ({ api }: App) =>
  queryOptions({ queryKey: workRecordKey, queryFn: ({ signal }) => listWorkRecord(api, signal) });
