'use client';

import type { OpenSession, User } from '@skillharbor/contract';
import type { ReactNode } from 'react';
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
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { SectionRow } from '../../primitives/Section/SectionRow.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable } from '../../primitives/state.ts';
import * as styles from './AccountPage.css.ts';
import { OneTimeCodes } from './OneTimeCodes.tsx';
import type { OneTimeCodesProps } from './OneTimeCodes.tsx';
import { Calendar } from './Calendar.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { Passkeys } from './Passkeys.tsx';
import type { PasskeysProps } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import type { SessionsProps } from './Sessions.tsx';
import { SettingRow } from './SettingRow.tsx';
import { Settings } from './Settings.tsx';
import type { SettingsProps } from './Settings.tsx';

export interface AccountPageProps {
  /** The signed-in user. */
  user: User;
  /** The state of the request that saves the name. */
  naming: NameFormProps['submission'];
  /** Called with the new name. */
  onName: NameFormProps['onSubmit'];
  /** The language of the user, and the function that changes it. */
  languages: LanguageChooserProps;
  settings: SettingsProps;
  /** The section about notifications on this device, {@link PushSection}. Its code may load later. */
  push: ReactNode;
  /** Called when the user presses the button that changes the email address. */
  onChangeAddress: () => void;
  /** Called when the user presses the button that exports their data. */
  onExport: () => void;
  /** Called when the user presses the button that deletes the account. */
  onDelete: () => void;
  /** The open sessions of the user. The session on this device comes first. */
  sessions: Loadable<readonly OpenSession[]>;
  /** Called when the user ends a session. */
  onEndSession: SessionsProps['onEnd'];
  /** The address of the page that lists what happened in the account. */
  activityHref: string;
  /** The address of the page that lists the work of the user. */
  workRecordHref: string;
  changePasswordHref: string;
  /**
   * The addresses of the pages on which a client edits the company and sees the team. They are null for freelancers.
   */
  companyHref: string | null;
  teamHref: string | null;
  /** The state and the actions of the user's calendar address. */
  calendar: Omit<CalendarProps, 'role'>;
  /** The state and the actions of the user's passkeys. */
  passkeys: PasskeysProps;
  /** The state and the actions of the codes from the user's authenticator app. */
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
  const groups = [
    { id: 'you', title: messages.groups.you },
    { id: 'notifications', title: messages.groups.notifications },
    { id: 'security', title: messages.groups.security },
    { id: 'data', title: messages.data.title },
  ] as const;
  const [you, notifications, security, data] = groups;
  return (
    <PageBody>
      <Stack space={{ phone: '24', tablet: '32' }}>
        <Heading level={1}>{messages.title}</Heading>
        <div className={styles.columns}>
          <nav aria-label={messages.parts} className={styles.nav}>
            {groups.map(({ id, title }) => (
              <a key={id} href={`#${id}`} className={styles.part}>
                {title}
              </a>
            ))}
            <Link tone="quiet" href={workRecordHref}>
              {record.title}
            </Link>
            {companyHref !== null && (
              <Link tone="quiet" href={companyHref}>
                {messages.company}
              </Link>
            )}
            {teamHref !== null && (
              <Link tone="quiet" href={teamHref}>
                {team.title}
              </Link>
            )}
          </nav>
          <Stack space="48">
            <Section space="16" {...you}>
              <div>
                <SettingRow title={messages.name.title} value={`${user.first_name} ${user.last_name}`}>
                  {({ NameForm }) => <NameForm name={user} submission={naming} onSubmit={onName} />}
                </SettingRow>
                <SectionRow
                  space="12"
                  title={messages.address.title}
                  action={
                    user.is_confirmed && <Button onClick={onChangeAddress}>{messages.address.change}</Button>
                  }
                >
                  <Text>
                    <bdi>{user.email}</bdi>
                  </Text>
                  {user.new_email !== null && (
                    <Notice tone="info">{messages.address.waiting(user.new_email)}</Notice>
                  )}
                </SectionRow>
                <SectionRow title={messages.language.title} intro={messages.language.intro}>
                  <LanguageChooser {...languages} />
                </SectionRow>
              </div>
            </Section>
            <Section space="16" {...notifications}>
              <div>
                <Settings {...settings} />
                {push}
                <Calendar role={user.role} {...calendar} />
              </div>
            </Section>
            <Section space="16" {...security}>
              <div>
                <SectionRow
                  title={messages.password}
                  action={<LinkButton href={changePasswordHref}>{messages.changePassword}</LinkButton>}
                />
                <Passkeys {...passkeys} />
                <OneTimeCodes {...oneTimeCodes} />
                <SectionRow title={messages.sessions.title} intro={messages.sessions.intro}>
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
                    {(open) => <Sessions sessions={open} onEnd={onEndSession} />}
                  </LoadableContent>
                  <div>
                    <Link href={activityHref}>{messages.activityLink}</Link>
                  </div>
                </SectionRow>
              </div>
            </Section>
            <Section space="16" {...data}>
              <div>
                <SectionRow
                  title={messages.data.modal.title}
                  intro={messages.data.intro}
                  action={<Button onClick={onExport}>{messages.data.open}</Button>}
                />
                {user.deletes_at === null && (
                  <SectionRow
                    title={deletion.title}
                    intro={deletion.intro}
                    action={
                      <Button tone="critical" onClick={onDelete}>
                        {deletion.open}
                      </Button>
                    }
                  />
                )}
              </div>
            </Section>
          </Stack>
        </div>
      </Stack>
    </PageBody>
  );
}
