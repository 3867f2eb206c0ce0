'use client';

import type { User } from '@skillharbor/contract';
import type { DigestFormProps } from '../../forms/DigestForm/DigestForm.tsx';
import type { MailChoicesFormProps } from '../../forms/MailChoicesForm/MailChoicesForm.tsx';
import { toWanted } from '../../forms/MailChoicesForm/mailChoices.ts';
import type { QuietHoursFormProps } from '../../forms/QuietHoursForm/QuietHoursForm.tsx';
import { clock } from '../../forms/QuietHoursForm/quietHours.ts';
import type { TimeZoneFormProps } from '../../forms/TimeZoneForm/TimeZoneForm.tsx';
import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { useMailMessages } from '../../messages/useMailMessages.ts';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { SettingRow } from './SettingRow.tsx';

export interface SettingsProps {
  /** The user's current data from the server, because a link in a mail may have changed the settings. */
  saved: Loadable<Pick<User, 'role' | 'time_zone' | 'mails' | 'digest_hour' | 'quiet_hours'>>;
  deviceTimeZone: string;
  /** The state of the request that saves the time zone. */
  zoning: TimeZoneFormProps['submission'];
  onTimeZone: TimeZoneFormProps['onSubmit'];
  /** The state of the request that saves the choice of mails. */
  choosing: MailChoicesFormProps['submission'];
  onMails: MailChoicesFormProps['onSubmit'];
  /** The state of the request that saves the hour of the daily summary. */
  summing: DigestFormProps['submission'];
  onDigest: DigestFormProps['onSubmit'];
  /** The state of the request that saves the quiet hours. */
  quieting: QuietHoursFormProps['submission'];
  onQuietHours: QuietHoursFormProps['onSubmit'];
}

/** Lets a user choose the time zone, the mails, the daily summary and the quiet hours. */
export function Settings(props: SettingsProps) {
  const { saved, deviceTimeZone, zoning, onTimeZone, choosing, onMails } = props;
  const { summing, onDigest, quieting, onQuietHours } = props;
  const messages = useAccountPageMessages();
  const mailMessages = useMailMessages();
  const { digest, quietHours } = mailMessages;
  return (
    <LoadableContent
      of={saved}
      skeleton={
        <Stack space="12">
          <Spinner label={messages.settings.loading} />
          <Skeleton shape="block" height="20rem" />
        </Stack>
      }
    >
      {({ role, time_zone, mails, digest_hour, quiet_hours }) => {
        const wanted = toWanted(role, mails);
        return (
          <>
            <SettingRow title={messages.timeZone.title} value={(time_zone ?? 'UTC').replaceAll('_', ' ')}>
              {({ TimeZoneForm }) => (
                <TimeZoneForm
                  timeZone={time_zone}
                  deviceTimeZone={deviceTimeZone}
                  submission={zoning}
                  onSubmit={onTimeZone}
                />
              )}
            </SettingRow>
            <SettingRow
              title={mailMessages.title}
              intro={mailMessages.intro}
              value={
                wanted.length === 0
                  ? messages.noMails
                  : wanted.map((kind) => mailMessages.kinds[kind].label).join(' · ')
              }
            >
              {({ MailChoicesForm }) => (
                <MailChoicesForm role={role} mails={mails} submission={choosing} onSubmit={onMails} />
              )}
            </SettingRow>
            <SettingRow
              title={digest.title}
              intro={digest.intro}
              value={digest_hour === null ? digest.none : digest.daily(clock(digest_hour))}
            >
              {({ DigestForm }) => <DigestForm hour={digest_hour} submission={summing} onSubmit={onDigest} />}
            </SettingRow>
            <SettingRow
              title={quietHours.title}
              intro={quietHours.intro}
              value={quiet_hours ? `${clock(quiet_hours.from)}–${clock(quiet_hours.to)}` : quietHours.none}
            >
              {({ QuietHoursForm }) => (
                <QuietHoursForm quietHours={quiet_hours} submission={quieting} onSubmit={onQuietHours} />
              )}
            </SettingRow>
          </>
        );
      }}
    </LoadableContent>
  );
}
