'use client';

import type { Passkey } from '@skillharbor/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePasskeyMessages } from '../../messages/usePasskeyMessages.ts';
import type { PasskeyTask, PasskeyValues } from '../../modals/PasskeyModal/PasskeyModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';

export interface PasskeysProps {
  /** The passkeys of the user, newest first. */
  passkeys: Loadable<readonly Passkey[]>;
  /** The purpose of the open dialog, or null while it is closed. */
  task: PasskeyTask | null;
  /** A number that changes once a task is done, which empties the dialog. */
  round: number;
  submission: Submission;
  onOpen: (task: PasskeyTask) => void;
  onClose: () => void;
  onSubmit: (values: PasskeyValues) => void;
}

const loadedModals = onDemand(() => import('./PasskeyModals.ts'));

/** Lists the passkeys of a user, who can add, rename and remove them. */
export function Passkeys({ passkeys, task, round, submission, onOpen, onClose, onSubmit }: PasskeysProps) {
  const messages = usePasskeyMessages();
  const modals = useOnDemand(loadedModals, task !== null);
  // The dialog keeps its content while it is closing.
  const [shown, setShown] = useState<PasskeyTask>(task ?? { kind: 'add' });
  if (task !== null && task !== shown) setShown(task);
  const passkeyId = shown.kind === 'add' ? '' : shown.passkey.id;

  return (
    <Section beside space="16" title={messages.title} intro={messages.intro}>
      <LoadableContent
        of={passkeys}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="5.5rem" />
          </Stack>
        }
      >
        {(data) => (
          <Stack space="16">
            {data.length === 0 ? (
              <Text>{messages.empty}</Text>
            ) : (
              <Stack as="ul" space="12">
                {data.map((passkey) => (
                  <li key={passkey.id}>
                    <PasskeyCard passkey={passkey} onOpen={onOpen} />
                  </li>
                ))}
              </Stack>
            )}
            <div>
              <Button icon={<Plus />} onClick={() => onOpen({ kind: 'add' })}>
                {messages.add.title}
              </Button>
            </div>
          </Stack>
        )}
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
    </Section>
  );
}

function PasskeyCard({ passkey, onOpen }: { passkey: Passkey; onOpen: PasskeysProps['onOpen'] }) {
  const messages = usePasskeyMessages();
  const format = useFormat();
  const ofPasskey = <VisuallyHidden>{messages.ofPasskey(passkey.name)}</VisuallyHidden>;
  return (
    <Card>
      <Stack space="8">
        <Text weight="medium">
          <bdi>{passkey.name}</bdi>
        </Text>
        <Inline space="12">
          <Text size="small" tone="muted" numeric>
            {messages.added(format.date(passkey.created_at))}
          </Text>
          <Text size="small" tone="muted" numeric>
            {passkey.used_at === null ? messages.neverUsed : messages.lastUsed(format.date(passkey.used_at))}
          </Text>
        </Inline>
        <Inline space="8">
          <Button onClick={() => onOpen({ kind: 'rename', passkey })}>
            {messages.renameButton} {ofPasskey}
          </Button>
          <Button tone="critical" onClick={() => onOpen({ kind: 'remove', passkey })}>
            {messages.removeButton} {ofPasskey}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
