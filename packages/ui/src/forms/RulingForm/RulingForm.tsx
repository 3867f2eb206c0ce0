'use client';

import { moderationRuleValues, rulingActionValues, rulingInputRules } from '@skillharbor/contract';
import type { RulingInput } from '@skillharbor/contract';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { emptyRuling, rulingOf, validateRuling } from './rulingValues.ts';
import type { RulingValues } from './rulingValues.ts';

export interface RulingFormProps {
  /** False if the subject of the case belongs to no account, so that no account can be suspended. */
  hasAccount: boolean;
  /** True if the owner can edit the subject of the case. */
  canBeChanged: boolean;
  /** The values restored from a draft. */
  initial?: RulingValues | undefined;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (ruling: RulingInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: RulingValues) => void;
}

/**
 * Takes the ruling on a case: the action, the broken rule, and the reason for the owner.
 *
 * @use On the page of an open case.
 * @content Each action says who sees what afterwards.
 * @screenreader radio: the action, and then what it does.
 */
export function RulingForm(props: RulingFormProps) {
  const { hasAccount, canBeChanged, onSubmit } = props;
  const { actions, decide: messages, rules, templates } = useModerationMessages();
  const format = useFormat();
  const form = useForm({
    ...props,
    initial: props.initial ?? emptyRuling,
    saved: emptyRuling,
    labels: messages.labels,
    hints: messages.hints,
    rules: rulingInputRules,
    validate: (values) => validateRuling(values, messages, format),
    onSubmit: ({ action, ...values }) => {
      if (action !== '') onSubmit(rulingOf({ ...values, action }));
    },
  });
  const { action, rule, reason } = form.values;
  const possible = rulingActionValues.filter(
    (one) =>
      (hasAccount || (one !== 'suspend' && one !== 'end_account')) &&
      (canBeChanged || one !== 'request_change'),
  );
  const isRestriction = action !== '' && action !== 'dismiss';

  return (
    <Form form={form} narrow>
      <RadioGroup
        {...form.field('action')}
        options={possible.map((value) => ({ value, label: actions[value].label, hint: actions[value].hint }))}
      />
      {action === 'suspend' && <NumberField {...form.field('days')} decimal={false} />}
      {isRestriction && (
        <>
          <Select
            {...form.field('rule')}
            options={moderationRuleValues.map((value) => ({ value, label: rules[value] }))}
          />
          <Stack space="8">
            <TextArea {...form.field('reason')} rows={5} />
            {rule !== '' && reason === '' && (
              <div>
                <Button variant="quiet" flush onClick={() => form.change({ reason: templates[rule] })}>
                  {messages.insert}
                </Button>
              </div>
            )}
          </Stack>
        </>
      )}
      <div>
        <SubmitButton form={form} messages={messages} {...(isRestriction && { tone: 'critical' as const })} />
      </div>
    </Form>
  );
}
