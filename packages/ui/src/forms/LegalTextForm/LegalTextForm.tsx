'use client';

import type { LegalTextInput } from '@skillharbor/contract';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Markdown } from '../../primitives/Markdown/Markdown.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useLanguageName } from '../../primitives/UiProvider/useLanguageName.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { preview, sides } from './LegalTextForm.css.ts';
import { legalLanguages, legalTextInput, validateLegalText } from './legalTextValues.ts';
import type { LegalTextValues } from './legalTextValues.ts';

export { legalTextValues } from './legalTextValues.ts';
export type { LegalTextValues } from './legalTextValues.ts';

export interface LegalTextFormProps {
  /** The texts of the newest version. */
  saved: LegalTextValues;
  /** The values restored from a draft. Default: `saved`. */
  initial?: LegalTextValues | undefined;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (version: LegalTextInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: LegalTextValues) => void;
}

/**
 * Takes a new version of a legal text in each language, and previews each text beside its field.
 *
 * @use On the page where operators change the legal texts.
 * @screenreader region: the preview of each language.
 */
export function LegalTextForm(props: LegalTextFormProps) {
  const { saved, onSubmit } = props;
  const messages = useDeskMessages().legal;
  const format = useFormat();
  const form = useForm({
    ...props,
    initial: props.initial ?? saved,
    // The form stores the number of the version that the operator started from, but shows no field for it, so its label
    // is empty.
    labels: { ...messages.labels, base: '' },
    hints: messages.hints,
    optional: ['de', 'ar'],
    validate: (values) => validateLegalText(values, messages, format),
    onSubmit: (values) => onSubmit(legalTextInput(values)),
  });
  const languageName = useLanguageName();
  const name = (language: (typeof legalLanguages)[number]) => messages.preview(languageName(language));

  return (
    <Form form={form}>
      {form.values.base !== saved.base && <Notice tone="warning">{messages.outdated}</Notice>}
      {legalLanguages.map((language) => (
        <div key={language} className={sides}>
          <TextArea {...form.field(language)} rows={10} />
          <section aria-label={name(language)} className={preview}>
            {form.values[language].trim() === '' ? (
              <Text tone="muted">{messages.nothing}</Text>
            ) : (
              <Markdown language={language}>{form.values[language]}</Markdown>
            )}
          </section>
        </div>
      ))}
      <RadioGroup
        {...form.field('asks')}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: messages.asks[value] }))}
      />
      <div>
        <SubmitButton form={form} messages={messages} />
      </div>
    </Form>
  );
}
