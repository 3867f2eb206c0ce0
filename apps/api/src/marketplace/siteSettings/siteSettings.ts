/** The settings that operators change in the app, unless an environment variable sets them. */
import { signUpsValues } from '@skillharbor/contract';
import type { SignUps, SiteSettings } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { readStoredSetting } from './siteSettings.repository.ts';

/** The values that the environment has set. A setting that it leaves open is null. */
export interface FixedSettings {
  sign_ups: SignUps | null;
}
export type SettingName = keyof FixedSettings;

interface Definition<Value extends string> {
  values: readonly Value[];
  /** The value until an operator chooses another one. */
  usual: Value;
  /** The environment variable that fixes the setting. */
  variable: string;
}

export const definitions: { [Name in SettingName]: Definition<NonNullable<FixedSettings[Name]>> } = {
  sign_ups: { values: signUpsValues, usual: 'open', variable: 'SIGN_UPS' },
};

/** Returns the value that counts now. A stored value that this version does not know counts as none. */
export async function settingOf<Name extends SettingName>(
  queries: Queries,
  fixed: FixedSettings,
  name: Name,
): Promise<NonNullable<FixedSettings[Name]>> {
  const { values, usual } = definitions[name];
  const fixedValue = fixed[name];
  if (fixedValue !== null) return fixedValue;
  const stored = await readStoredSetting(queries, name);
  return values.find((value) => value === stored) ?? usual;
}

export async function readSiteSettings(queries: Queries, fixed: FixedSettings): Promise<SiteSettings> {
  return {
    sign_ups: {
      value: await settingOf(queries, fixed, 'sign_ups'),
      variable: fixed.sign_ups === null ? null : definitions.sign_ups.variable,
    },
  };
}
