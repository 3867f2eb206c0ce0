'use client';

import type { Agreement, AgreementAction, AgreementStepInput, Role } from '@skillharbor/contract';
import { useState } from 'react';
import { usePartyName } from '../../cards/AgreementTerms/useAgreementWords.ts';
import { StatusActions, StatusCard } from '../../layout/ReadingColumns/ReadingColumns.tsx';
import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import { EndAgreementModal } from '../../modals/EndAgreementModal/EndAgreementModal.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';

export interface StandingProps {
  agreement: Agreement;
  reader: Role;
  stepping: { submission: Submission; onStep: (step: AgreementStepInput) => void };
  /**
   * Called to open the form. The callback is undefined while the form is open, or if the reader may not change the
   * agreement.
   */
  onWrite: (() => void) | undefined;
}

const progress = ['start', 'deliver', 'mark_done'] as const;

/** Shows the state of an agreement, and the reader's next actions. */
export function Standing({ agreement, reader, stepping, onWrite }: StandingProps) {
  const messages = useAgreementMessages();
  const { words } = messages;
  const format = useFormat();
  const nameOf = usePartyName(agreement);
  const [isEnding, setIsEnding] = useState(false);
  const [pressed, setPressed] = useState<AgreementAction>();
  const { state, version, actions } = agreement;
  const { submission } = stepping;
  const number = format.number(version);
  const step = (input: AgreementStepInput) => {
    setPressed(input.action);
    stepping.onStep(input);
  };
  const isPending = (action: AgreementAction) => submission.status === 'submitting' && pressed === action;

  return (
    <StatusCard titleId="standing-title">
      <Stack space="12" align="start">
        <Heading level={2} size="small" id="standing-title">
          {messages.section.state}
        </Heading>
        <Badge tone={toneOf(agreement)}>{words.states[state]}</Badge>
        <Text>{sentenceOf(agreement, { reader, messages, number })}</Text>
      </Stack>
      <DescriptionList
        items={(['client', 'freelancer'] as const).map((role) => ({
          term: words.roles[role],
          value: <bdi>{nameOf(role)}</bdi>,
        }))}
      />
      {submission.status === 'failed' && pressed !== 'end' && (
        <Notice tone="critical">{submission.message ?? messages.actions.failed}</Notice>
      )}
      {actions.length > 0 && onWrite && (
        <StatusActions>
          {actions.includes('confirm') && (
            <Button
              variant="primary"
              fullWidth
              pending={isPending('confirm')}
              pendingLabel={messages.actions.confirming}
              onClick={() => step({ action: 'confirm', version })}
            >
              {messages.actions.confirm(number)}
            </Button>
          )}
          {progress
            .filter((action) => actions.includes(action))
            .map((action) => (
              <Button
                key={action}
                variant="primary"
                fullWidth
                pending={isPending(action)}
                onClick={() => step({ action })}
              >
                {messages.actions[action]}
              </Button>
            ))}
          {actions.includes('write') && (
            <Button fullWidth onClick={onWrite}>
              {messages.actions.write}
            </Button>
          )}
          {actions.includes('end') && (
            <Button tone="critical" variant="quiet" fullWidth onClick={() => setIsEnding(true)}>
              {messages.actions.end}
            </Button>
          )}
        </StatusActions>
      )}
      <EndAgreementModal
        open={isEnding && actions.includes('end')}
        submission={pressed === 'end' ? submission : { status: 'idle' }}
        onEnd={(reason) => step({ action: 'end', reason })}
        onClose={() => setIsEnding(false)}
      />
    </StatusCard>
  );
}

function toneOf({ state, actions }: Agreement) {
  if (state === 'done' || state === 'agreed') return 'positive';
  if (state === 'ended') return 'neutral';
  return actions.includes('confirm') ? 'accent' : 'neutral';
}

/** Returns the text that explains the state of the agreement to the reader. */
function sentenceOf(
  { state, actions, client_name, freelancer_name }: Agreement,
  about: { reader: Role; messages: ReturnType<typeof useAgreementMessages>; number: string },
): string {
  const { reader, number } = about;
  const { now } = about.messages;
  if ((reader === 'client' ? freelancer_name : client_name) === null) return now.closed;
  if (state === 'proposed')
    return actions.includes('confirm') ? now.waitsForYou(number) : now.waitsForOther(number);
  if (state === 'agreed') return now.agreed(number);
  if (state === 'started') return reader === 'freelancer' ? now.startedForFreelancer : now.startedForClient;
  if (state === 'half_done') return actions.includes('mark_done') ? now.halfDoneForYou : now.halfDoneForOther;
  return now[state];
}
