'use client';

import type { PushGroup, Role } from '@skillharbor/contract';
import { usePushMessages } from '../../messages/usePushMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PushGroups } from './PushGroups.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';

/**
 * Whether this device shows notifications. It is `unsupported` if the browser cannot, `uninstalled` if only the app on the home
 * screen can, and `denied` if the user has blocked them in the browser.
 */
export type PushState = 'unsupported' | 'uninstalled' | 'denied' | 'off' | 'on';

export interface PushSectionProps {
  /** The role of the user, which determines the groups of notifications that they may get. */
  role: Role;
  state: Loadable<PushState>;
  /** The groups of notifications that this device shows while it is `on`, also if the choice is still being saved. */
  groups: readonly PushGroup[];
  /** The state of saving the groups. */
  choosing: Submission;
  /** Receives all groups that this device shows from now on. Save them at once. */
  onChoose: (groups: readonly PushGroup[]) => void;
  /** The names of the user's other devices that show notifications. */
  others: readonly string[];
  /** The state of turning notifications on or off. */
  submission: Submission;
  onTurn: (on: boolean) => void;
}

/**
 * Lets a user turn notifications on this device on and off, and choose what it shows. The browser asks only once the button is
 * pressed.
 *
 * @use On pages about notifications, and about the account.
 */
export function PushSection(props: PushSectionProps) {
  const { role, state, groups, choosing, onChoose, others, submission, onTurn } = props;
  const messages = usePushMessages();
  return (
    <Section beside space="16" title={messages.title} intro={messages.intro}>
      <LoadableContent
        of={state}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="2.75rem" />
          </Stack>
        }
      >
        {(data) => (
          <Stack space="16" align="start">
            <Text>{messages.states[data]}</Text>
            {data === 'on' && (
              <PushGroups role={role} groups={groups} submission={choosing} onChoose={onChoose} />
            )}
            {(data === 'off' || data === 'on') && (
              <Button
                pending={submission.status === 'submitting'}
                pendingLabel={data === 'on' ? messages.turningOff : messages.turningOn}
                onClick={() => onTurn(data === 'off')}
              >
                {data === 'on' ? messages.turnOff : messages.turnOn}
              </Button>
            )}
          </Stack>
        )}
      </LoadableContent>
      {submission.status === 'failed' && submission.message !== undefined && (
        <Notice tone="critical">{submission.message}</Notice>
      )}
      {others.length > 0 && (
        <Stack space="4">
          <Text>{messages.others}</Text>
          <Stack as="ul" space="4">
            {/* Two devices may have the same name. */}
            {[...new Set(others)].map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Section>
  );
}
