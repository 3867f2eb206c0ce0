'use client';

import type { CodesSetup, OneTimeCodes as Codes } from '@skillharbor/contract';
import { useState } from 'react';
import { useOneTimeCodeMessages } from '../../messages/useOneTimeCodeMessages.ts';
import type { CodesTask } from '../../modals/CodesModal/CodesModal.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { SectionRow } from '../../primitives/Section/SectionRow.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable, Submission } from '../../primitives/state.ts';

/** The content of the section: the state of the codes, a secret for the app, or recovery codes to save. */
export type CodesStep =
  { kind: 'state' } | { kind: 'setup'; setup: CodesSetup } | { kind: 'recovery'; codes: readonly string[] };

export interface OneTimeCodesProps {
  /** Says whether the log-in asks for codes, and how many recovery codes are left. */
  codes: Loadable<Codes>;
  step: CodesStep;
  /** The action that the open dialog is about, or null while it is closed. */
  task: CodesTask | null;
  /** A number that changes after each successful action, so that the dialog clears its fields. */
  round: number;
  /** The state of the request that the dialog sends. */
  submission: Submission;
  /** The state of the request that sends the first code. */
  confirming: Submission;
  onOpen: (task: CodesTask) => void;
  onClose: () => void;
  /** Called with the password that allows the change. */
  onPassword: (password: string) => void;
  /** Called with the first code from the app. */
  onConfirm: (code: string) => void;
  onCopy: (text: string) => void;
  /** Called with the recovery codes when the user wants them as a file. */
  onDownload: (recoveryCodes: readonly string[]) => void;
  /** Called when the user closes a step. */
  onLeave: () => void;
}

const loadedParts = onDemand(() => import('./CodesParts.ts'));
/** The page asks the user to renew the recovery codes if at most this many are left. */
const FEW = 3;

/** Lets a user turn one-time codes on and off, and renew the recovery codes. */
export function OneTimeCodes(props: OneTimeCodesProps) {
  const { codes, step, task, round, submission, confirming, onOpen, onLeave } = props;
  const messages = useOneTimeCodeMessages();
  const parts = useOnDemand(loadedParts, task !== null || step.kind !== 'state');
  // The dialog keeps its content while it is closing.
  const [shown, setShown] = useState<CodesTask>(task ?? 'turnOn');
  if (task !== null && task !== shown) setShown(task);

  return (
    <SectionRow
      title={messages.title}
      intro={messages.intro}
      action={
        step.kind === 'state' &&
        codes.status === 'ready' &&
        codes.data.turned_on_at === null && (
          <Button onClick={() => onOpen('turnOn')}>{messages.turnOn.title}</Button>
        )
      }
    >
      {step.kind === 'state' && (
        <LoadableContent
          of={codes}
          skeleton={
            <Stack space="12">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="2.75rem" />
            </Stack>
          }
        >
          {(data) => <State codes={data} onOpen={onOpen} />}
        </LoadableContent>
      )}
      {parts && step.kind === 'setup' && (
        <parts.CodesSetup
          setup={step.setup}
          submission={confirming}
          onCopy={props.onCopy}
          onConfirm={props.onConfirm}
          onCancel={onLeave}
        />
      )}
      {parts && step.kind === 'recovery' && (
        <parts.RecoveryCodes
          key={step.codes[0]}
          codes={step.codes}
          onCopy={props.onCopy}
          onDownload={props.onDownload}
          onDone={onLeave}
        />
      )}
      {parts && (
        <parts.CodesModal
          key={`${round} ${shown}`}
          open={task !== null}
          onClose={props.onClose}
          task={shown}
          submission={submission}
          onSubmit={props.onPassword}
        />
      )}
    </SectionRow>
  );
}

function State({ codes, onOpen }: { codes: Codes; onOpen: OneTimeCodesProps['onOpen'] }) {
  const messages = useOneTimeCodeMessages();
  const format = useFormat();
  const { turned_on_at, recovery_codes_left } = codes;
  if (turned_on_at === null) return <Text>{messages.off}</Text>;
  return (
    <Stack space="16" align="start">
      <Inline space="12">
        <Badge tone="positive">{messages.onSince(format.date(turned_on_at))}</Badge>
        <Text numeric>{messages.left(format.number(recovery_codes_left))}</Text>
      </Inline>
      {recovery_codes_left <= FEW && <Notice tone="warning">{messages.fewLeft}</Notice>}
      <Inline space="8">
        <Button onClick={() => onOpen('renew')}>{messages.renew.title}</Button>
        <Button tone="critical" onClick={() => onOpen('turnOff')}>
          {messages.turnOff.title}
        </Button>
      </Inline>
    </Stack>
  );
}
