'use client';

import { signUpsValues } from '@skillharbor/contract';
import type { SiteSettings, SiteSettingsUpdate } from '@skillharbor/contract';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Submission } from '../../primitives/state.ts';

export interface SiteSettingsFormProps {
  settings: SiteSettings;
  submission: Submission;
  onSubmit: (update: SiteSettingsUpdate) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

/**
 * Changes the settings of the installation. A setting that the environment sets can only be read.
 *
 * @use On the page of the settings, for operators.
 * @content Each value says what happens then.
 */
export function SiteSettingsForm(props: SiteSettingsFormProps) {
  const { value, variable } = props.settings.sign_ups;
  const messages = useDeskMessages().settings;
  const form = useForm({
    ...props,
    initial: { sign_ups: value },
    labels: messages.labels,
    validate: () => ({}),
    onSubmit: (values) => props.onSubmit(values),
  });

  if (variable !== null)
    return (
      <Stack space="16">
        <DescriptionList items={[{ term: messages.labels.sign_ups, value: messages.signUps[value].label }]} />
        <Notice tone="info">{messages.fixed(variable)}</Notice>
      </Stack>
    );
  return (
    <Form form={form}>
      <RadioGroup
        {...form.field('sign_ups')}
        options={signUpsValues.map((one) => ({ value: one, ...messages.signUps[one] }))}
      />
      <div>
        <SubmitButton form={form} messages={messages} />
      </div>
    </Form>
  );
}
