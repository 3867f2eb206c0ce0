'use client';

import { signUpsValues } from '@skillharbor/contract';
import type { SiteSettings, SiteSettingsUpdate } from '@skillharbor/contract';
import { featureNames, limitNames } from '@skillharbor/prose';
import type { ReactNode } from 'react';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { SectionEnd } from '../../primitives/Section/SectionEnd.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { siteSettingsUpdate, siteSettingsValues, validateSiteSettings } from './siteSettingsValues.ts';

export interface SiteSettingsFormProps {
  settings: SiteSettings;
  submission: Submission;
  onSubmit: (update: SiteSettingsUpdate) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

/**
 * Changes the settings of the installation. A setting that an environment variable sets cannot be changed.
 *
 * @use On the page where operators change the settings.
 * @content Each option says what it does.
 */
export function SiteSettingsForm(props: SiteSettingsFormProps) {
  const { settings } = props;
  const messages = useDeskMessages().settings;
  const format = useFormat();
  const form = useForm({
    ...props,
    initial: siteSettingsValues(settings),
    labels: messages.labels,
    validate: (values) => validateSiteSettings(values, messages, format),
    onSubmit: (values) => props.onSubmit(siteSettingsUpdate(values, settings)),
  });

  /**
   * Returns the form field for a setting. If an environment variable sets the setting, returns only its value, as text.
   */
  function settingOf(name: keyof SiteSettings, value: string, field: ReactNode) {
    const { variable } = settings[name];
    if (variable === null) return <div key={name}>{field}</div>;
    return (
      <Stack key={name} space="4">
        <DescriptionList items={[{ term: messages.labels[name], value }]} />
        <Text size="small" tone="muted">
          {messages.fixed(variable)}
        </Text>
      </Stack>
    );
  }

  return (
    <Form form={form}>
      <Section beside title={messages.sections.signUps}>
        {settingOf(
          'sign_ups',
          messages.signUps[settings.sign_ups.value].label,
          <RadioGroup
            {...form.field('sign_ups')}
            options={signUpsValues.map((one) => ({ value: one, ...messages.signUps[one] }))}
          />,
        )}
      </Section>
      <Section beside title={messages.sections.features}>
        {featureNames.map((name) =>
          settingOf(
            name,
            messages.states[settings[name].value ? 'on' : 'off'],
            <RadioGroup
              {...form.field(name)}
              options={(['on', 'off'] as const).map((one) => ({
                value: one,
                label: messages.choices[name][one],
              }))}
            />,
          ),
        )}
      </Section>
      <Section beside title={messages.sections.limits} intro={messages.limitsIntro}>
        {limitNames.map((name) =>
          settingOf(
            name,
            format.number(settings[name].value),
            <NumberField {...form.field(name)} decimal={false} />,
          ),
        )}
      </Section>
      <SectionEnd>
        <SubmitButton form={form} messages={messages} />
      </SectionEnd>
    </Form>
  );
}
