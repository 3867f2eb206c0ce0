import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { SiteSettingsUpdate } from '@skillharbor/contract';

export const getDesk = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/desk/', { signal }));

export const retryMails = ({ credentialed }: Api) => unwrap(credentialed.POST('/api/admin/mails/retry/'));

export const examineInstallation = ({ credentialed }: Api) =>
  unwrap(credentialed.POST('/api/admin/examination/'));

export const getSiteSettings = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/admin/settings/', { signal }));

export const changeSiteSettings = ({ credentialed }: Api, body: SiteSettingsUpdate) =>
  unwrap(credentialed.PATCH('/api/admin/settings/', { body }));
