import type { Agreement } from '@skillharbor/contract';
import { useAgreementMessages } from '@skillharbor/ui/primitives';
import type { Loadable } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { loadMessages } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useLoadable } from '../loading/useLoadable.ts';
import { agreementQuery } from './queries.ts';

/**
 * Returns the agreement about an application. If a later request fails, the loaded agreement stays, because the form in
 * which the user may be typing would be lost with it.
 */
export function useAgreement(applicationId: number | null): Loadable<Agreement> {
  const query = agreementQuery(useApp(), applicationId);
  const loaded = useLoadable(query, loadMessages.agreement(useAgreementMessages()));
  const { data } = useQuery(query);
  const mayReturn = loaded.status === 'error' && loaded.onRetry !== null;
  return mayReturn && data ? { status: 'ready', data } : loaded;
}
