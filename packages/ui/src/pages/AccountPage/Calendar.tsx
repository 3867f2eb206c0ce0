'use client';

import type { Role } from '@skillharbor/contract';
import { useCalendarMessages } from '../../messages/useCalendarMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SectionRow } from '../../primitives/Section/SectionRow.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';
import * as styles from './codes.css.ts';

export type CalendarChange = 'create' | 'renew' | 'remove';

export interface CalendarProps {
  /** The role of the user. */
  role: Role;
  /** The private address of the user's calendar, or null if there is none. */
  address: Loadable<string | null>;
  /** The change that the last request made, or null before the first request. */
  change: CalendarChange | null;
  /** The state of the request that changes the address. */
  submission: Submission;
  onChange: (change: CalendarChange) => void;
  onCopy: (address: string) => void;
}

/** Lets a user create, copy and remove the private address of their calendar. */
export function Calendar({ role, address, change, submission, onChange, onCopy }: CalendarProps) {
  const messages = useCalendarMessages();
  const action = (name: CalendarChange) => ({
    pending: submission.status === 'submitting' && change === name,
    pendingLabel: messages.working,
    onClick: () => onChange(name),
  });
  return (
    <SectionRow
      title={messages.title}
      intro={messages.intro[role]}
      action={
        address.status === 'ready' &&
        address.data === null && <Button {...action('create')}>{messages.create}</Button>
      }
    >
      <LoadableContent
        of={address}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="2.75rem" />
          </Stack>
        }
      >
        {(url) =>
          url !== null && (
            <Stack space="16" align="start">
              <Stack space="4">
                <Heading level={4}>{messages.address}</Heading>
                <bdi className={styles.address}>{url}</bdi>
              </Stack>
              <Text>{messages.secret}</Text>
              <Inline space="8">
                <Button onClick={() => onCopy(url)}>{messages.copy}</Button>
                <Button {...action('renew')}>{messages.renew}</Button>
                <Button {...action('remove')} tone="critical">
                  {messages.remove}
                </Button>
              </Inline>
            </Stack>
          )
        }
      </LoadableContent>
      {submission.status === 'failed' && submission.message !== undefined && (
        <Notice tone="critical">{submission.message}</Notice>
      )}
    </SectionRow>
  );
}
