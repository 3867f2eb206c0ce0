/** The settings that operators change in the app, unless an environment variable sets them. */
import { signUpsValues, siteSettingsUpdateRules as rules } from '@skillharbor/contract';
import type { SiteSettings } from '@skillharbor/contract';
import { featureNames, limitNames, recordOf } from '@skillharbor/prose';
import type { Queries } from '../../platform/database/tables.ts';
import { listStoredSettings } from './siteSettings.repository.ts';

export type SettingName = keyof SiteSettings;
type ValueOf<Name extends SettingName> = SiteSettings[Name]['value'];

/** The values of the settings that environment variables set. All other settings are missing or undefined. */
export type FixedSettings = { readonly [Name in SettingName]?: ValueOf<Name> | undefined };

interface Definition<Value> {
  /** The value of the setting until an operator chooses another one. */
  usual: Value;
  /** Converts a stored text into a value. Returns undefined if this version of the server does not know the text. */
  parse: (text: string) => Value | undefined;
  /** The name of the environment variable that can set the setting, or null if there is none. */
  variable: string | null;
}

const oneOf = <Value extends string>(values: readonly Value[], usual: Value, variable: string | null) => ({
  usual,
  parse: (text: string) => values.find((value) => value === text),
  variable,
});

/** Defines a feature that can be switched off. */
const feature = (variable: string | null = null): Definition<boolean> => ({
  usual: true,
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  variable,
});

const limit = (
  usual: number,
  { minimum, maximum }: { minimum: number; maximum: number },
  variable: string | null = null,
): Definition<number> => ({
  usual,
  parse(text) {
    const value = Number(text);
    return Number.isInteger(value) && value >= minimum && value <= maximum ? value : undefined;
  },
  variable,
});

export const definitions: { readonly [Name in SettingName]: Definition<ValueOf<Name>> } = {
  sign_ups: oneOf(signUpsValues, 'open', 'SIGN_UPS'),
  visitor_contact: feature(),
  questions: feature(),
  feeds: feature('FEEDS'),
  push: feature('PUSH'),
  passkeys: feature('PASSKEYS'),
  open_applications: limit(20, rules.open_applications, 'OPEN_APPLICATIONS'),
  invitations_a_day: limit(20, rules.invitations_a_day),
  questions_a_day: limit(10, rules.questions_a_day),
  open_jobs: limit(100, rules.open_jobs, 'OPEN_JOBS'),
  messages_a_day: limit(500, rules.messages_a_day),
  upload_mib: limit(rules.upload_mib.maximum, rules.upload_mib),
};

function valueOf<Name extends SettingName>(
  stored: ReadonlyMap<string, string>,
  fixed: FixedSettings,
  name: Name,
): ValueOf<Name> {
  const { parse, usual } = definitions[name];
  const text = stored.get(name);
  return fixed[name] ?? (text === undefined ? undefined : parse(text)) ?? usual;
}

/** Returns the present value of a setting. A stored value that this version of the server does not know is ignored. */
export async function settingOf<Name extends SettingName>(
  queries: Queries,
  fixed: FixedSettings,
  name: Name,
): Promise<ValueOf<Name>> {
  return valueOf(await listStoredSettings(queries, [name]), fixed, name);
}

export async function readSiteSettings(queries: Queries, fixed: FixedSettings): Promise<SiteSettings> {
  const stored = await listStoredSettings(queries);
  const read = <Name extends SettingName>(name: Name) => ({
    value: valueOf(stored, fixed, name),
    variable: fixed[name] === undefined ? null : definitions[name].variable,
  });
  return {
    sign_ups: read('sign_ups'),
    ...recordOf(featureNames, (name) => read(name)),
    ...recordOf(limitNames, (name) => read(name)),
  };
}
