'use client';

import type { OpenSession, User } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { NameForm } from '../../forms/NameForm/NameForm.tsx';
import type { NameFormProps } from '../../forms/NameForm/NameForm.tsx';
import { LanguageChooser } from '../../layout/Footer/LanguageChooser.tsx';
import type { LanguageChooserProps } from '../../layout/Footer/LanguageChooser.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { useDeletionMessages } from '../../messages/useDeletionMessages.ts';
import { useWorkRecordMessages } from '../../messages/useWorkRecordMessages.ts';
import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { OneTimeCodes } from './OneTimeCodes.tsx';
import type { OneTimeCodesProps } from './OneTimeCodes.tsx';
import { Calendar } from './Calendar.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { Passkeys } from './Passkeys.tsx';
import type { PasskeysProps } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import type { SessionsProps } from './Sessions.tsx';
import { Settings } from './Settings.tsx';
import type { SettingsProps } from './Settings.tsx';

export interface AccountPageProps {
  user: User;
  /** The state of saving the name. */
  naming: NameFormProps['submission'];
  onName: NameFormProps['onSubmit'];
  languages: LanguageChooserProps;
  settings: SettingsProps;
  /** The section about notifications on this device, {@link PushSection}. It may load later. */
  push: ReactNode;
  /** Called when the user wants another email address. */
  onChangeAddress: () => void;
  /** Called when the user wants an archive of their data. */
  onExport: () => void;
  /** Called when the user wants to delete the account. */
  onDelete: () => void;
  /** The open sessions of the user, this one first. */
  sessions: Loadable<readonly OpenSession[]>;
  onEndSession: SessionsProps['onEnd'];
  activityHref: string;
  workRecordHref: string;
  changePasswordHref: string;
  /** The pages on which a client edits the company and sees the team. They are null for freelancers. */
  companyHref: string | null;
  teamHref: string | null;
  calendar: Omit<CalendarProps, 'role'>;
  passkeys: PasskeysProps;
  oneTimeCodes: OneTimeCodesProps;
}

/** Lets signed-in users see and change their account data, whatever their role. */
export function AccountPage(props: AccountPageProps) {
  const {
    user,
    naming,
    onName,
    languages,
    settings,
    push,
    onChangeAddress,
    sessions,
    onEndSession,
    activityHref,
    workRecordHref,
    changePasswordHref,
    companyHref,
    teamHref,
    calendar,
    passkeys,
    oneTimeCodes,
    onExport,
    onDelete,
  } = props;
  const messages = useAccountPageMessages();
  const deletion = useDeletionMessages();
  const record = useWorkRecordMessages();
  const team = useTeamMessages().page;
  return (
    <PageBody>
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          <Inline space="24">
            <Link href={changePasswordHref}>{messages.changePassword}</Link>
            <Link href={workRecordHref}>{record.title}</Link>
            {companyHref !== null && <Link href={companyHref}>{messages.company}</Link>}
            {teamHref !== null && <Link href={teamHref}>{team.title}</Link>}
          </Inline>
        </Stack>
        <Section beside space="16" title={messages.name.title}>
          <NameForm name={user} submission={naming} onSubmit={onName} />
        </Section>
        <Section beside space="16" title={messages.address.title}>
          <Stack space="12" align="start">
            <Text>
              <bdi>{user.email}</bdi>
            </Text>
            {user.new_email !== null && (
              <Notice tone="info">{messages.address.waiting(user.new_email)}</Notice>
            )}
            {user.is_confirmed && <Button onClick={onChangeAddress}>{messages.address.change}</Button>}
          </Stack>
        </Section>
        <Section beside space="16" title={messages.language.title} intro={messages.language.intro}>
          <LanguageChooser {...languages} />
        </Section>
        <Settings {...settings} />
        {push}
        <Calendar role={user.role} {...calendar} />
        <Passkeys {...passkeys} />
        <OneTimeCodes {...oneTimeCodes} />
        <Section beside space="16" title={messages.sessions.title} intro={messages.sessions.intro}>
          <LoadableContent
            of={sessions}
            skeleton={
              <Stack space="12">
                <Spinner label={messages.sessions.loading} />
                <Skeleton shape="block" height="5.5rem" />
                <Skeleton shape="block" height="5.5rem" />
              </Stack>
            }
          >
            {(data) => <Sessions sessions={data} onEnd={onEndSession} />}
          </LoadableContent>
          <div>
            <Link href={activityHref}>{messages.activityLink}</Link>
          </div>
        </Section>
        <Section beside space="16" title={messages.data.title} intro={messages.data.intro}>
          <div>
            <Button onClick={onExport}>{messages.data.open}</Button>
          </div>
        </Section>
        {user.deletes_at === null && (
          <Section beside space="16" title={deletion.title} intro={deletion.intro}>
            <div>
              <Button tone="critical" onClick={onDelete}>
                {deletion.open}
              </Button>
            </div>
          </Section>
        )}
      </Stack>
    </PageBody>
  );
}
