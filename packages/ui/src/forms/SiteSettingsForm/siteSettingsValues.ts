import { siteSettingsUpdateRules as rules } from '@skillharbor/contract';
import type { SignUps, SiteSettings, SiteSettingsUpdate } from '@skillharbor/contract';
import { featureNames, limitNames, recordOf } from '@skillharbor/prose';
import type { desk } from '../../messages/desk.ts';
import { problemsOf } from '../checks.ts';

type Feature = (typeof featureNames)[number];
type Limit = (typeof limitNames)[number];

export type SiteSettingsValues = Record<Feature, 'on' | 'off'> &
  Record<Limit, string> & { sign_ups: SignUps };

export function siteSettingsValues(settings: SiteSettings): SiteSettingsValues {
  return {
    sign_ups: settings.sign_ups.value,
    ...recordOf(featureNames, (name) => (settings[name].value ? 'on' : 'off')),
    ...recordOf(limitNames, (name) => String(settings[name].value)),
  };
}

export function validateSiteSettings(
  values: SiteSettingsValues,
  messages: (typeof desk)['settings'],
  format: { number(value: number): string },
) {
  const problemOf = (limit: Limit) => {
    const { minimum, maximum } = rules[limit];
    const value = Number(values[limit]);
    const isValid = /^\s*\d+\s*$/.test(values[limit]) && value >= minimum && value <= maximum;
    return isValid ? undefined : messages.outOfRange(format.number(minimum), format.number(maximum));
  };
  return problemsOf(recordOf(limitNames, problemOf));
}

/** Returns the settings that operators may change, because no environment variable sets them. */
export function siteSettingsUpdate(values: SiteSettingsValues, settings: SiteSettings): SiteSettingsUpdate {
  const isFree = (name: keyof SiteSettings) => settings[name].variable === null;
  return {
    ...(isFree('sign_ups') && { sign_ups: values.sign_ups }),
    ...recordOf(featureNames.filter(isFree), (name) => values[name] === 'on'),
    ...recordOf(limitNames.filter(isFree), (name) => Number(values[name])),
  };
}
