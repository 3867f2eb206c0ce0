import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type {
  AgreementInput,
  AgreementStepInput,
  Language,
  WorkRecordInput,
  WorkRecordStep,
} from '@skillharbor/contract';
import { calendarFile } from './calendar.ts';

export const getAgreement = ({ bearer }: Api, applicationId: number, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/agreements/{applicationId}/', { params: { path: { applicationId } }, signal }));

export const writeAgreement = ({ bearer }: Api, applicationId: number, body: AgreementInput) =>
  unwrap(
    bearer.POST('/api/agreements/{applicationId}/versions/', { params: { path: { applicationId } }, body }),
  );

export const takeAgreementStep = ({ bearer }: Api, applicationId: number, body: AgreementStepInput) =>
  unwrap(
    bearer.POST('/api/agreements/{applicationId}/steps/', { params: { path: { applicationId } }, body }),
  );

export const writeSentence = ({ bearer }: Api, applicationId: number, body: WorkRecordInput) =>
  unwrap(
    bearer.PUT('/api/agreements/{applicationId}/work-record/', { params: { path: { applicationId } }, body }),
  );

export const listWorkRecord = ({ bearer }: Api, signal: AbortSignal) =>
  unwrap(bearer.GET('/api/work-record/', { signal }));

export const takeWorkRecordStep = ({ bearer }: Api, entryId: number, body: WorkRecordStep) =>
  unwrap(bearer.POST('/api/work-record/{entryId}/', { params: { path: { entryId } }, body }));

/** Returns the addresses of an agreement's files. The browser downloads them with the session cookie. */
export const agreementFiles = (applicationId: number, language: Language) => ({
  json: `/api/agreements/${applicationId}/`,
  calendar: calendarFile(applicationId),
  pdf: `/api/agreements/${applicationId}/pdf/?language=${language}`,
});
