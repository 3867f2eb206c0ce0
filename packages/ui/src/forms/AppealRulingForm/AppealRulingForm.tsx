'use client';

import { appealRulingInputRules } from '@skillharbor/contract';
import type { AppealRulingInput } from '@skillharbor/contract';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

export interface AppealRulingFormProps {
  /** The values restored from a draft. */
  initial?: AppealRulingValues | undefined;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (ruling: AppealRulingInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: AppealRulingValues) => void;
}

/** The values of the form. The outcome is empty until the moderator chooses it. */
export interface AppealRulingValues {
  outcome: AppealRulingInput['outcome'] | '';
  reason: string;
}

export const emptyAppealRuling: AppealRulingValues = { outcome: '', reason: '' };

/**
 * Takes the decision about an appeal.
 *
 * @use On the page of a case, for a moderator who may decide about its appeal.
 * @content Each option says what happens to the earlier decision.
 */
export function AppealRulingForm(props: AppealRulingFormProps) {
  const { appeal: messages, decide } = useModerationMessages();
  const format = useFormat();
  const { maxLength } = appealRulingInputRules.reason;
  const form = useForm({
    ...props,
    initial: props.initial ?? emptyAppealRuling,
    saved: emptyAppealRuling,
    labels: messages.labels,
    hints: messages.hints,
    rules: appealRulingInputRules,
    validate: ({ outcome, reason }) =>
      problemsOf({
        outcome: outcome === '' ? messages.outcomeRequired : undefined,
        reason: isBlank(reason)
          ? decide.reasonRequired
          : isLongerThan(reason.trim(), maxLength)
            ? decide.tooLong(format.number(maxLength))
            : undefined,
      }),
    onSubmit: ({ outcome, reason }) => {
      if (outcome !== '') props.onSubmit({ outcome, reason: reason.trim() });
    },
  });
  return (
    <Form form={form} narrow>
      <RadioGroup
        {...form.field('outcome')}
        options={(['upheld', 'reversed'] as const).map((value) => ({
          value,
          label: messages.outcomes[value],
        }))}
      />
      <TextArea {...form.field('reason')} rows={4} />
      <div>
        <SubmitButton form={form} messages={decide} />
      </div>
    </Form>
  );
}
