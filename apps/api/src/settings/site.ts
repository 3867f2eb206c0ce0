/** Reads the settings that operators can otherwise change in the app. */
import { signUpsValues } from '@skillharbor/contract';
import type { FixedSettings } from '../marketplace/siteSettings/siteSettings.ts';
import { countOf, oneOf } from './values.ts';
import type { Read } from './values.ts';

/** Returns the values that environment variables set. The values that operators choose in the app are undefined. */
export function fixedSettingsOf(read: Read): FixedSettings {
  const chosen = <Value>(name: string, valueOf: (name: string, text: string) => Value) => {
    const text = read(name);
    return text === null ? undefined : valueOf(name, text);
  };
  return {
    sign_ups: chosen('SIGN_UPS', (name, text) => oneOf(name, text, signUpsValues)),
    feeds: chosen('FEEDS', isOn),
    push: chosen('PUSH', isOn),
    passkeys: chosen('PASSKEYS', isOn),
    open_applications: chosen('OPEN_APPLICATIONS', countOf),
    open_jobs: chosen('OPEN_JOBS', countOf),
  };
}

const isOn = (name: string, text: string) => oneOf(name, text, ['on', 'off'] as const) === 'on';
