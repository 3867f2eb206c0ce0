import { siteSettingsUpdateRules } from '@skillharbor/contract';
import type { SiteSettings } from '@skillharbor/contract';
import { keysOf } from './records.ts';

/** The features that operators can switch off. */
export const featureNames = [
  'visitor_contact',
  'questions',
  'feeds',
  'push',
  'passkeys',
] as const satisfies readonly (keyof SiteSettings)[];

/** The limits that operators can change. */
export const limitNames = keysOf(siteSettingsUpdateRules);

export const settingNames = ['sign_ups', ...featureNames, ...limitNames] as const;
