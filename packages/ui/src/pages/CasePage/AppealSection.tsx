'use client';

import type { Appeal } from '@skillharbor/contract';
import { AppealRulingForm } from '../../forms/AppealRulingForm/AppealRulingForm.tsx';
import type { AppealRulingFormProps } from '../../forms/AppealRulingForm/AppealRulingForm.tsx';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

interface AppealSectionProps {
  appeal: Appeal;
  /** False for the moderator who made the ruling, if another moderator can decide. */
  mayDecide: boolean;
  /** The form in which the moderator decides about the appeal. */
  deciding: AppealRulingFormProps;
}

/** Shows the appeal of the owner, and takes the decision about it. */
export function AppealSection({ appeal, mayDecide, deciding }: AppealSectionProps) {
  const messages = useModerationMessages().appeal;
  const format = useFormat();
  const { words, appealed_at, outcome, reason } = appeal;
  return (
    <Section title={messages.title} space="16">
      <Text tone="muted">{messages.appealedOn(format.date(appealed_at))}</Text>
      <Prose>{words}</Prose>
      {outcome === 'waiting' && !mayDecide && <Notice tone="info">{messages.otherDecides}</Notice>}
      {outcome === 'waiting' && mayDecide && <AppealRulingForm {...deciding} />}
      {outcome !== 'waiting' && (
        <Notice tone="info" title={messages[outcome]}>
          <Prose>{reason}</Prose>
        </Notice>
      )}
    </Section>
  );
}
