'use client';

import type { PushGroup, Role } from '@skillharbor/contract';
import { usePushMessages } from '../../messages/usePushMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SectionRow } from '../../primitives/Section/SectionRow.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PushGroups } from './PushGroups.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';

/**
 * Says whether this device shows notifications. The state is `unsupported` if the browser cannot show any,
 * `uninstalled` if only an app on the home screen can show them, and `denied` if the user has blocked notifications in
 * the browser.
 */
export type PushState = 'unsupported' | 'uninstalled' | 'denied' | 'off' | 'on';

export interface PushSectionProps {
  /** The role of the user, which determines the groups of notifications that they can receive. */
  role: Role;
  /** The level of the title in the page's outline. Default: 2. */
  level?: 2 | 3;
  /** The state of notifications on this device. */
  state: Loadable<PushState>;
  /**
   * The groups of notifications that this device shows while the state is `on`. They include a choice that is still
   * being saved.
   */
  groups: readonly PushGroup[];
  /** The state of the request that saves the groups. */
  choosing: Submission;
  /** Called with all groups of notifications that this device shows from now on. The page saves them at once. */
  onChoose: (groups: readonly PushGroup[]) => void;
  /** The names of the user's other devices that show notifications. */
  others: readonly string[];
  /** The state of the request that turns notifications on or off. */
  submission: Submission;
  /** Called with true to turn notifications on, and with false to turn them off. */
  onTurn: (on: boolean) => void;
}

/**
 * Lets users turn notifications on this device on and off, and choose the groups of notifications that the device
 * shows. The browser asks for permission only when the button is pressed.
 *
 * @use On pages about notifications, and about the account.
 */
export function PushSection(props: PushSectionProps) {
  const { role, level = 2, state, groups, choosing, onChoose, others, submission, onTurn } = props;
  const messages = usePushMessages();
  const isOn = state.status === 'ready' && state.data === 'on';
  return (
    <SectionRow
      title={messages.title}
      intro={messages.intro}
      level={level}
      action={
        (isOn || (state.status === 'ready' && state.data === 'off')) && (
          <Button
            pending={submission.status === 'submitting'}
            pendingLabel={isOn ? messages.turningOff : messages.turningOn}
            onClick={() => onTurn(!isOn)}
          >
            {isOn ? messages.turnOff : messages.turnOn}
          </Button>
        )
      }
    >
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
            {isOn && <PushGroups role={role} groups={groups} submission={choosing} onChoose={onChoose} />}
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
    </SectionRow>
  );
}
