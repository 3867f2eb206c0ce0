'use client';

import { mailWordsInputRules } from '@skillharbor/contract';
import type { MailTextVersion, MailWordsInput } from '@skillharbor/contract';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { preview, sides, words } from './MailTextForm.css.ts';
import { mailTextValues, mailWordsInput, previewOf, validateMailText } from './mailTextValues.ts';
import type { MailTextValues } from './mailTextValues.ts';

export interface MailTextFormProps {
  text: MailTextVersion;
  submission: Submission;
  onSubmit: (words: MailWordsInput) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

/**
 * Takes the text of a mail in one language, and previews the mail as its recipient will read it.
 *
 * @use On the page where operators change a mail.
 * @screenreader region: the preview.
 */
export function MailTextForm(props: MailTextFormProps) {
  const { text, onSubmit } = props;
  const messages = useDeskMessages().mailTexts;
  const format = useFormat();
  const form = useForm({
    ...props,
    initial: mailTextValues(text),
    labels: messages.labels,
    hints: messages.hints,
    rules: mailWordsInputRules,
    validate: (values) => validateMailText(values, text, messages, format),
    onSubmit: (values) => onSubmit(mailWordsInput(values, text)),
  });

  return (
    <div className={sides}>
      <Form form={form}>
        {text.shipped.subject === null ? (
          <Text tone="muted">{messages.fixedSubject}</Text>
        ) : (
          <TextField {...form.field('subject')} />
        )}
        <TextArea {...form.field('body')} rows={8} />
        <DescriptionList
          items={text.placeholders.map(({ name, sample, is_required: isRequired }) => ({
            term: isRequired ? `{${name}}, ${messages.isRequired}` : `{${name}}`,
            value: <bdi>{sample}</bdi>,
          }))}
        />
        <div>
          <SubmitButton form={form} messages={messages} />
        </div>
      </Form>
      <Preview text={text} values={form.values} />
    </div>
  );
}

function Preview({ text, values }: { text: MailTextVersion; values: MailTextValues }) {
  const messages = useDeskMessages().mailTexts;
  const { subject, paragraphs } = previewOf(values, text);
  const { language, greeting, rest } = text;
  return (
    <section aria-label={messages.preview} className={preview}>
      <Stack space="16">
        <Text size="small" tone="muted">
          {messages.previewNote}
        </Text>
        <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} translate="no">
          <Stack space="12">
            {subject !== '' && <Text weight="strong">{subject}</Text>}
            {greeting !== null && <Text tone="muted">{greeting}</Text>}
            <div className={words}>
              <Text>{paragraphs.join('\n\n')}</Text>
            </div>
            <div className={words}>
              <Text tone="muted">{rest.join('\n\n')}</Text>
            </div>
          </Stack>
        </div>
      </Stack>
    </section>
  );
}
