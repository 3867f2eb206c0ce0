/** Changes the settings of the installation, and records who did. */
import type { SiteSettingsUpdate } from '@skillharbor/contract';
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

/** Returns the environment variable that fixes a setting of the update, or null if everything was changed. */
export async function changeSettings(
  { queries, clock, fixedSettings }: SettingServices,
  operatorId: number,
  { sign_ups: signUps }: SiteSettingsUpdate,
): Promise<string | null> {
  if (signUps === undefined) return null;
  if (fixedSettings.sign_ups !== null) return definitions.sign_ups.variable;
  const at = clock();
  await queries.transaction().execute(async (transaction) => {
    const before = await settingOf(transaction, fixedSettings, 'sign_ups');
    if (before === signUps) return;
    await writeSetting(transaction, 'sign_ups', signUps, at);
    const details = { setting: 'sign_ups', before, after: signUps };
    const entry = { at, actorId: operatorId, caseId: null, details };
    await writeLog(transaction, { ...entry, action: 'setting_changed' });
  });
  return null;
}
