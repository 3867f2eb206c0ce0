import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';

export const getBrand = ({ anonymous }: Api) => unwrap(anonymous.GET('/api/brand/'));

export const getSite = ({ anonymous }: Api, signal: AbortSignal) =>
  unwrap(anonymous.GET('/api/site/', { signal }));

export const getLanding = ({ anonymous }: Api, signal: AbortSignal) =>
  unwrap(anonymous.GET('/api/site/landing/', { signal }));
