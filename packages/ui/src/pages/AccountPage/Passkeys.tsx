'use client';

import type { Passkey } from '@skillharbor/contract';
import { useState } from 'react';
import { usePasskeyMessages } from '../../messages/usePasskeyMessages.ts';
import type { PasskeyTask, PasskeyValues } from '../../modals/PasskeyModal/PasskeyModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { SectionRow } from '../../primitives/Section/SectionRow.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';
import { SettingLine } from './SettingLine.tsx';

export interface PasskeysProps {
  /** The passkeys of the user, newest first. */
  passkeys: Loadable<readonly Passkey[]>;
  /**
   * False if an operator has switched passkeys off. The user cannot add passkeys then, and the section is shown only to
   * users who have some.
   */
  canAdd: boolean;
  /** The action that the open dialog is about, or null while it is closed. */
  task: PasskeyTask | null;
  /** A number that changes after each successful action, so that the dialog clears its fields. */
  round: number;
  submission: Submission;
  onOpen: (task: PasskeyTask) => void;
  onClose: () => void;
  onSubmit: (values: PasskeyValues) => void;
}

const loadedModals = onDemand(() => import('./PasskeyModals.ts'));

/** Lists the passkeys of a user, and lets the user add, rename and remove them. */
export function Passkeys(props: PasskeysProps) {
  const { passkeys, canAdd, task, round, submission, onOpen, onClose, onSubmit } = props;
  const messages = usePasskeyMessages();
  const modals = useOnDemand(loadedModals, task !== null);
  // The dialog keeps its content while it is closing.
  const [shown, setShown] = useState<PasskeyTask>(task ?? { kind: 'add' });
  if (task !== null && task !== shown) setShown(task);
  const hasNone = passkeys.status !== 'ready' || passkeys.data.length === 0;
  if (!canAdd && hasNone) return null;
  const passkeyId = shown.kind === 'add' ? '' : shown.passkey.id;

  const add = canAdd && <Button onClick={() => onOpen({ kind: 'add' })}>{messages.add.title}</Button>;
  return (
    <SectionRow
      title={messages.title}
      intro={messages.intro}
      action={passkeys.status === 'ready' && passkeys.data.length === 0 && add}
    >
      <LoadableContent
        of={passkeys}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="5.5rem" />
          </Stack>
        }
      >
        {(data) =>
          data.length === 0 ? (
            <Text>{messages.empty}</Text>
          ) : (
            <Stack space="16">
              <Stack as="ul" space="16">
                {data.map((passkey) => (
                  <li key={passkey.id}>
                    <PasskeyLine passkey={passkey} onOpen={onOpen} />
                  </li>
                ))}
              </Stack>
              {add && <div>{add}</div>}
            </Stack>
          )
        }
      </LoadableContent>
      {modals && (
        <modals.PasskeyModal
          key={`${round} ${shown.kind} ${passkeyId}`}
          open={task !== null}
          onClose={onClose}
          task={shown}
          submission={submission}
          onSubmit={onSubmit}
        />
      )}
    </SectionRow>
  );
}

function PasskeyLine({ passkey, onOpen }: { passkey: Passkey; onOpen: PasskeysProps['onOpen'] }) {
  const messages = usePasskeyMessages();
  const format = useFormat();
  const ofPasskey = <VisuallyHidden>{messages.ofPasskey(passkey.name)}</VisuallyHidden>;
  return (
    <SettingLine
      title={passkey.name}
      facts={[
        messages.added(format.date(passkey.created_at)),
        passkey.used_at === null ? messages.neverUsed : messages.lastUsed(format.date(passkey.used_at)),
      ]}
      action={
        <Inline space="8">
          <Button onClick={() => onOpen({ kind: 'rename', passkey })}>
            {messages.renameButton} {ofPasskey}
          </Button>
          <Button tone="critical" onClick={() => onOpen({ kind: 'remove', passkey })}>
            {messages.removeButton} {ofPasskey}
          </Button>
        </Inline>
      }
    />
  );
}
