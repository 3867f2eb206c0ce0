import type { CountryCode } from '@skillharbor/contract';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/useApp.ts';
import { profileQuery } from '../../freelancers/queries.ts';
import { useRole } from '../../session/useRole.ts';

/** Returns the country of the freelancer's own profile, or null for others and until it is needed and known. */
export function useProfileCountry(isNeeded: boolean): CountryCode | null {
  const enabled = useRole() === 'freelancer' && isNeeded;
  const { data } = useQuery({ ...profileQuery(useApp()), enabled });
  return data?.country ?? null;
}
