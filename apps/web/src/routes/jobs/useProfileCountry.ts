import type { CountryCode } from '@skillharbor/contract';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/useApp.ts';
import { profileQuery } from '../../freelancers/queries.ts';
import { useRole } from '../../session/useRole.ts';

/**
 * Returns the country of the freelancer's own profile. It is null for other users, and until the country is needed and
 * has loaded.
 */
export function useProfileCountry(isNeeded: boolean): CountryCode | null {
  const enabled = useRole() === 'freelancer' && isNeeded;
  const { data } = useQuery({ ...profileQuery(useApp()), enabled });
  return data?.country ?? null;
}
