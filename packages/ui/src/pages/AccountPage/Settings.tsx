'use client';

import type { User } from '@skillharbor/contract';
import { DigestForm } from '../../forms/DigestForm/DigestForm.tsx';
import type { DigestFormProps } from '../../forms/DigestForm/DigestForm.tsx';
import { MailChoicesForm } from '../../forms/MailChoicesForm/MailChoicesForm.tsx';
import type { MailChoicesFormProps } from '../../forms/MailChoicesForm/MailChoicesForm.tsx';
import { QuietHoursForm } from '../../forms/QuietHoursForm/QuietHoursForm.tsx';
import type { QuietHoursFormProps } from '../../forms/QuietHoursForm/QuietHoursForm.tsx';
import { TimeZoneForm } from '../../forms/TimeZoneForm/TimeZoneForm.tsx';
import type { TimeZoneFormProps } from '../../forms/TimeZoneForm/TimeZoneForm.tsx';
import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { useMailMessages } from '../../messages/useMailMessages.ts';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable } from '../../primitives/state.ts';

export interface SettingsProps {
  /** The user as the server knows them now, because the link in a mail may have changed the settings. */
  saved: Loadable<Pick<User, 'role' | 'time_zone' | 'mails' | 'digest_hour' | 'quiet_hours'>>;
  deviceTimeZone: string;
  /** The state of saving the time zone. */
  zoning: TimeZoneFormProps['submission'];
  onTimeZone: TimeZoneFormProps['onSubmit'];
  /** The state of saving the choice of mails. */
  choosing: MailChoicesFormProps['submission'];
  onMails: MailChoicesFormProps['onSubmit'];
  /** The state of saving the hour of the daily summary. */
  summing: DigestFormProps['submission'];
  onDigest: DigestFormProps['onSubmit'];
  /** The state of saving the quiet hours. */
  quieting: QuietHoursFormProps['submission'];
  onQuietHours: QuietHoursFormProps['onSubmit'];
}

/** Lets a user choose the time zone, the mails, and when these wait. */
export function Settings(props: SettingsProps) {
  const { saved, deviceTimeZone, zoning, onTimeZone, choosing, onMails } = props;
  const { summing, onDigest, quieting, onQuietHours } = props;
  const messages = useAccountPageMessages();
  const mailMessages = useMailMessages();
  return (
    <LoadableContent
      of={saved}
      skeleton={
        <Stack space="12">
          <Spinner label={messages.settings.loading} />
          <Skeleton shape="block" height="11rem" />
          <Skeleton shape="block" height="16rem" />
        </Stack>
      }
    >
      {({ role, time_zone: timeZone, mails, digest_hour: digestHour, quiet_hours: quietHours }) => (
        // Newer settings from the server replace the values in the forms.
        <Stack key={JSON.stringify([timeZone, mails, digestHour, quietHours])} space="32">
          <Section beside space="16" title={messages.timeZone.title}>
            <TimeZoneForm
              timeZone={timeZone}
              deviceTimeZone={deviceTimeZone}
              submission={zoning}
              onSubmit={onTimeZone}
            />
          </Section>
          <Section beside space="16" title={mailMessages.title} intro={mailMessages.intro}>
            <MailChoicesForm role={role} mails={mails} submission={choosing} onSubmit={onMails} />
          </Section>
          <Section beside space="16" title={mailMessages.digest.title} intro={mailMessages.digest.intro}>
            <DigestForm hour={digestHour} submission={summing} onSubmit={onDigest} />
          </Section>
          <Section
            beside
            space="16"
            title={mailMessages.quietHours.title}
            intro={mailMessages.quietHours.intro}
          >
            <QuietHoursForm quietHours={quietHours} submission={quieting} onSubmit={onQuietHours} />
          </Section>
        </Stack>
      )}
    </LoadableContent>
  );
}
