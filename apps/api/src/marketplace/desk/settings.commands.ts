/** Changes the settings of the installation, and logs which operator has changed them. */
import type { SiteSettingsUpdate } from '@skillharbor/contract';
import { settingNames } from '@skillharbor/prose';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { writeLog } from '../moderation/log.repository.ts';
import { definitions, settingOf } from '../siteSettings/siteSettings.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import { writeSetting } from '../siteSettings/siteSettings.repository.ts';

export interface SettingServices {
  queries: Queries;
  clock: Clock;
  fixedSettings: FixedSettings;
}

/**
 * Returns the name of an environment variable that prevents one of the settings from being changed, or null if all
 * settings were changed.
 */
export async function changeSettings(
  { queries, clock, fixedSettings }: SettingServices,
  operatorId: number,
  update: SiteSettingsUpdate,
): Promise<string | null> {
  const names = settingNames.filter((name) => update[name] !== undefined);
  const fixed = names.find((name) => fixedSettings[name] !== undefined);
  if (fixed) return definitions[fixed].variable;
  const at = clock();
  await queries.transaction().execute(async (transaction) => {
    for (const name of names) {
      const before = String(await settingOf(transaction, fixedSettings, name));
      const after = String(update[name]);
      if (before === after) continue;
      await writeSetting(transaction, name, after, at);
      await writeLog(transaction, {
        at,
        actorId: operatorId,
        caseId: null,
        action: 'setting_changed',
        details: { setting: name, before, after },
      });
    }
  });
  return null;
}
