'use client';

import type { OpenSession } from '@skillharbor/contract';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { Passkeys } from './Passkeys.tsx';
import type { PasskeysProps } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import type { SessionActions } from './Sessions.tsx';

export interface AccountPageProps extends SessionActions {
  /** The open sessions of the user, this one first. */
  sessions: Loadable<readonly OpenSession[]>;
  changePasswordHref: string;
  passkeys: PasskeysProps;
}

/** Lets a signed-in user see and change what belongs to the account, whatever their role. */
export function AccountPage({ sessions, changePasswordHref, passkeys, ...actions }: AccountPageProps) {
  const messages = useAccountPageMessages();
  return (
    <PageBody width="reading">
      <Stack space="32">
        <Stack space="8">
          <Heading level={1}>{messages.title}</Heading>
          <div>
            <Link href={changePasswordHref}>{messages.changePassword}</Link>
          </div>
        </Stack>
        <Passkeys {...passkeys} />
        <Section space="16" title={messages.sessions.title}>
          <Text tone="muted">{messages.sessions.intro}</Text>
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
            {(data) => <Sessions sessions={data} {...actions} />}
          </LoadableContent>
        </Section>
      </Stack>
    </PageBody>
  );
}
