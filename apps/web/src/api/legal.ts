import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { Language, LegalKind, LegalTextInput, LegalVersion } from '@skillharbor/contract';

export const listLegalTexts = ({ anonymous }: Api, signal: AbortSignal) =>
  unwrap(anonymous.GET('/api/legal/texts/', { signal }));

export const getLegalText = (
  { anonymous }: Api,
  legalKind: LegalKind,
  query: { language: Language; version?: number },
  signal: AbortSignal,
) =>
  unwrap(
    anonymous.GET('/api/legal/texts/{legalKind}/', {
      params: { path: { legalKind }, query },
      signal,
    }),
  );

/** Lists the changed texts that the signed-in user is asked to read. */
export const listUnreadLegalTexts = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/legal/acknowledgements/', { signal }));

export const acknowledgeLegalTexts = ({ credentialed }: Api, texts: LegalVersion[]) =>
  unwrap(credentialed.POST('/api/legal/acknowledgements/', { body: { texts } }));

export const getLegalHistory = ({ credentialed }: Api, legalKind: LegalKind, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/legal/{legalKind}/', { params: { path: { legalKind } }, signal }));

export const publishLegalText = ({ credentialed }: Api, legalKind: LegalKind, body: LegalTextInput) =>
  unwrap(credentialed.POST('/api/admin/legal/{legalKind}/', { params: { path: { legalKind } }, body }));
